import type { CurrentUser } from '@shared/session/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { fakeApi } from './fake-api';
import { aTailor, aUser, noProfile } from './rows';
import { queryClient } from '../../../client/src/lib/api/query-client';
import { SessionContext } from '../../../client/src/lib/api/session';
import { dismissToast, Toaster } from '../../../client/src/ui/feedback/toast';
import { SettingsPage } from '../../../client/src/features/tailor-profile/settings/settings-page';

export const user = userEvent.setup({ delay: null });
export const api = fakeApi();

export function open(tailor: Tailor | null = aTailor(), me: Partial<CurrentUser> = {}) {
  let saved = tailor;
  api.on(tailorApi.me, () => saved ?? noProfile);
  api.on(tailorApi.update, ({ body }) => (saved = { ...aTailor(), ...(body as Partial<Tailor>) }));
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'with-profile', user: aUser(me) }}>
        <SettingsPage />
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  );
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const edit = async () => user.click(await screen.findByRole('button', { name: 'Edit Profile' }));

/** Replaces the text of a field by pasting, which renders the form once and not once per letter. */
export async function write(name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.paste(text);
}

export async function chooseCountry(name: string) {
  await user.clear(screen.getByRole('combobox', { name: 'Country' }));
  await user.paste(name);
  await user.keyboard('{Enter}');
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});
