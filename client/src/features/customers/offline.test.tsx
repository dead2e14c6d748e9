// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { customersApi } from '@shared/customers/contract';
import { answerClients } from '../../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { aClient } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

/** Renders the page of a tailor with one client; `goOffline` cuts the connection and returns a function that restores it. */
function begin() {
  const customers = [aClient({ name: 'Ada' })];
  answerClients(api, customers);
  const goOffline = () => {
    const connect = api.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    fireEvent(window, new Event('offline'));
    return () => {
      connect();
      fireEvent(window, new Event('online'));
    };
  };
  const show = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <ClientsPage />
        <Toaster />
      </QueryClientProvider>,
    );
  return { customers, goOffline, show };
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const settled = () => waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));

afterEach(() => {
  fireEvent(window, new Event('online'));
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

it('an offline delete shows a failure, and deletes nothing later', async () => {
  const { goOffline, show } = begin();
  show();
  await press('Delete Ada');
  const goOnline = goOffline();
  await press('Delete');
  await press('Dismiss');
  await screen.findByText('Failed to delete client');
  expect(screen.getByText('No connection.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  goOnline();
  await settled();
  expect(api.writes).toEqual([]);
  expect(screen.getByText('1 total client')).toBeTruthy();
});

it('a new client fails offline, and is not created later if the form is discarded', async () => {
  const { goOffline, show, customers } = begin();
  show();
  await press('Add Client');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Bisi');
  const goOnline = goOffline();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }));
  await screen.findByText('Failed to add client');
  expect(screen.getByText('No connection. What you typed is kept.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Bisi');
  await user.keyboard('{Escape}');
  await press('Discard');
  goOnline();
  await settled();
  expect(customers).toMatchObject([{ name: 'Ada' }]);
});

it('a failed load shows an error, and is repeated when the connection returns', async () => {
  const { goOffline, show } = begin();
  api.once(customersApi.list, refusal(503, 'Away for a moment'));
  show();
  await screen.findByText('Away for a moment');
  expect(screen.queryByText(/^No connection/)).toBeNull();
  const goOnline = goOffline();
  await press('Try again');
  await screen.findByText('Your clients could not be loaded.');
  expect(screen.getByText('No connection. It loads by itself when you are online.')).toBeTruthy();
  goOnline();
  expect(await screen.findByText('1 total client')).toBeTruthy();
});
