// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { aBook, anEntry } from '../../../../tests/support/client/offline';
import { anOrder, anOrderBook } from '../../../../tests/support/client/orders';
import { aClient, anId } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { type Entry, setOfflineState } from '../../lib/offline-state';
import { LogoutLink } from '../../ui/controls/logout-link';
import { dismissToast, Toaster } from '../../ui/feedback/toast';

const api = fakeApi();
const user = userEvent.setup({ delay: null });

const ada = aClient({ id: anId(1), name: 'Adaobi Umeh' });
const order = anOrder({ id: anId(133), number: 133, customerId: ada.id });

function open(entries: readonly Entry[]) {
  api.on(customersApi.list, [ada]);
  api.on(ordersApi.list, [order]);
  api.on(ordersApi.book, anOrderBook());
  setOfflineState({ isKept: true, entries });
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  render(
    <QueryClientProvider client={queryClient}>
      <Toaster />
      <LogoutLink>Logout</LogoutLink>
    </QueryClientProvider>,
  );
  return left;
}

async function logout() {
  await user.click(screen.getByRole('link', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByText(/Adaobi Umeh, order 133/);
  return dialog;
}

const payments = (count: number) => Array.from({ length: count }, (_, index) => anEntry({ number: index + 1 }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  history.replaceState(null, '', '/');
});

describe('a logout', () => {
  it('removes the book first, and asks nothing if everything is sent', async () => {
    const book = aBook();
    const left = open([]);
    await user.click(screen.getByRole('link', { name: 'Logout' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/api/logout']]));
    expect(book.wipe).toHaveBeenCalledTimes(1);
    expect(book.wipe.mock.invocationCallOrder[0]).toBeLessThan(left.mock.invocationCallOrder[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves also if the removal fails', async () => {
    aBook().wipe.mockRejectedValue(new Error('blocked'));
    const left = open([]);
    await user.click(screen.getByRole('link', { name: 'Logout' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/api/logout']]));
  });

  it('names at most three changes that would be lost, and loses nothing when it is closed', async () => {
    const book = aBook();
    const left = open(payments(5));
    const dialog = await logout();
    expect(dialog.getByRole('heading', { name: '5 changes are only on this computer' })).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...Array.from({ length: 3 }, () => '₦20,000 paid, cash: Adaobi Umeh, order 133'),
      'and 2 more',
    ]);
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Send now' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([left.mock.calls, book.wipe.mock.calls]).toEqual([[], []]);
  });

  it('logs out by itself when Send now has sent all', async () => {
    const book = aBook();
    const left = open(payments(1));
    book.sendNow.mockImplementation(async () => setOfflineState({ entries: [] }));
    const dialog = await logout();
    await user.click(dialog.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/api/logout']]));
    expect(book.wipe).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['there is no connection', { isUnreachable: true }, /^No connection yet\. It stays on this computer until then\./],
    ['not all is sent', {}, /^Not all could be sent/],
    [
      'the session has ended',
      { isSignedOut: true },
      /^Your session has ended\. It stays on this computer until you log in\./,
    ],
    ['the server fails to save one', { entries: [anEntry({ failures: 1 })] }, /^Not all could be saved yet/],
    [
      'a change needs an answer',
      { entries: [anEntry({ question: { kind: 'refused', message: 'No' } })] },
      /^1 change needs your answer first\. Answer$/,
    ],
  ])('says so and stays if %s', async (_, state, words) => {
    const book = aBook();
    const left = open(payments(1));
    book.sendNow.mockImplementation(async () => setOfflineState(state));
    const dialog = await logout();
    await user.click(dialog.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(words));
    expect(left.mock.calls).toEqual([]);
  });

  it('offers the sign-in instead of sending after the end of the session', async () => {
    const book = aBook();
    setOfflineState({ isSignedOut: true });
    open(payments(2));
    const dialog = await logout();
    const link = dialog.getByRole('link', { name: 'Log in to send' });
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2F');
    expect([dialog.queryByRole('button', { name: 'Send now' }), book.sendNow.mock.calls]).toEqual([null, []]);
  });

  it('loses them after a press of the button that says so', async () => {
    const book = aBook();
    const left = open(payments(1));
    const dialog = await logout();
    // A real click on the link would navigate the test page.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(dialog.getByRole('button', { name: 'Save as file' }));
    expect(book.unsentFile).toHaveBeenCalledTimes(1);
    expect(saved).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: 'Log out and lose them' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/api/logout']]));
    expect(book.wipe).toHaveBeenCalledTimes(1);
  });
});
