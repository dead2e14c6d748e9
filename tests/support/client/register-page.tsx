import { sessionApi } from '@shared/session/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeApi } from './fake-api';
import { aUser, noProfile } from './rows';
import { queryClient } from '../../../client/src/lib/api/query-client';
import { dismissToast, Toaster } from '../../../client/src/ui/feedback/toast';
import { currentUserQuery } from '../../../client/src/features/session/queries';
import { RegisterPage } from '../../../client/src/features/tailor-profile/setup/register-page';

export const user = userEvent.setup({ delay: null });
export const api = fakeApi();
export const me = aUser({ hasTailorProfile: false });

/** Observes the session like the app, so that an invalidated one is asked for again. */
function WatchedSession() {
  useQuery(currentUserQuery);
  return null;
}

/** Shows the page to a user without a profile, or with the given one. */
export function open(tailor?: Tailor) {
  api.on(sessionApi.current, me);
  api.on(sessionApi.user, me);
  api.on(tailorApi.me, tailor ?? noProfile);
  api.on(tailorApi.slugAvailability, { available: true });
  queryClient.setQueryData(currentUserQuery.queryKey, me);
  render(
    <QueryClientProvider client={queryClient}>
      <WatchedSession />
      <RegisterPage />
      <Toaster />
    </QueryClientProvider>,
  );
}

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const chip = (name: string) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export async function fillIn() {
  await heading('Create Your Tailor Profile');
  await fill(field('Business name'), 'Adé & Sons');
  await user.click(chip('Alterations & Repairs'));
  await fill(field('City'), 'Lagos');
  await fill(screen.getByRole('combobox', { name: 'Country' }), 'Nigeria');
  await user.keyboard('{Enter}');
}

/** Pastes a text, which renders the form once and not once per letter. */
export async function fill(input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}

beforeEach(() => window.history.replaceState(null, '', '/register'));

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});
