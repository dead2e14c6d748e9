import type { CurrentUser } from '@shared/session/contract';
import { ordersApi } from '@shared/orders/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { fakeApi } from './fake-api';
import { aTailor, aUser, noProfile } from './rows';
import { DraftOwner } from '../../../client/src/forms/draft-owner';
import { queryClient } from '../../../client/src/lib/api/query-client';
import { SessionContext } from '../../../client/src/lib/api/session';
import { dismissToast, Toaster } from '../../../client/src/ui/feedback/toast';
import { AccountPage } from '../../../client/src/features/tailor-profile/own-data/account-page';
import { SettingsScreen } from '../../../client/src/settings-screen';
import { anOrderBook } from './orders';

export const user = userEvent.setup({ delay: null });
export const api = fakeApi();

export const open = (tailor?: Tailor | null, me?: Partial<CurrentUser>) => show(<SettingsScreen />, tailor, me);

/** Opens the page of what is not part of the profile. */
export const openAccount = () => show(<AccountPage />);

function show(page: ReactNode, tailor: Tailor | null = aTailor(), me: Partial<CurrentUser> = {}) {
  let saved = tailor;
  api.on(tailorApi.me, () => saved ?? noProfile);
  api.on(
    ordersApi.book,
    anOrderBook({ currency: 'GBP', timeZone: 'Europe/London', weeklyGarments: null, nextNumber: 1 }),
  );
  api.on(tailorApi.update, ({ body }) => (saved = { ...aTailor(), ...(body as Partial<Tailor>) }));
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'with-profile', user: aUser(me) }}>
        <DraftOwner value="tailor">{page}</DraftOwner>
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  );
}

export const field = (name: string) => opened(screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true }));
export const button = (name: string) => screen.getByRole('button', { name });
export const checkbox = (name: string) =>
  opened(screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true }));
export const listed = () =>
  opened(screen.getByRole<HTMLInputElement>('switch', { name: 'Listed in the directory', hidden: true }));
export const edit = async () => user.click(await screen.findByRole('button', { name: 'Edit Profile' }));

/** Replaces the text of a field by pasting, which renders the form once and not once per letter. */
export async function write(name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.paste(text);
}

export async function chooseCountry(name: string) {
  await user.clear(opened(screen.getByRole('combobox', { name: 'Country', hidden: true })));
  await user.paste(name);
  await user.keyboard('{Enter}');
}

/** Returns a control after its section was opened by a press, if it is closed. */
function opened<T extends Element>(control: T): T {
  const closed = control.closest('[hidden]');
  if (closed) fireEvent.click(document.querySelector(`[aria-controls="${closed.id}"]`) as HTMLElement);
  return control;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
