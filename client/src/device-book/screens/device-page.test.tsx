// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { aBook, anEntry, setDevice } from '../../../../tests/support/client/offline';
import { anOrderBook } from '../../../../tests/support/client/orders';
import { queryClient } from '../../lib/api/query-client';
import { setOfflineState } from '../../lib/offline-state';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { DevicePage } from './device-page';

const api = fakeApi();
const user = userEvent.setup({ delay: null });

function open(page = <DevicePage />) {
  render(
    <QueryClientProvider client={queryClient}>
      <Toaster />
      {page}
    </QueryClientProvider>,
  );
}

const keep = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Keep my book on this computer', hidden: true });
const facts = () =>
  screen.getAllByRole('term').map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  history.replaceState(null, '', '/');
});

describe('the settings of this device', () => {
  it('say how old the book is, how large, and what is not sent', async () => {
    aBook();
    setOfflineState({
      isKept: true,
      updatedAt: new Date().setHours(8, 52),
      entries: [anEntry(), anEntry({ number: 2 })],
    });
    open();
    await screen.findByText('3.1 MB, 18 clients and 16 open orders');
    expect(keep().checked).toBe(true);
    expect(facts()).toEqual([
      ['Last updated', 'Today, 8:52'],
      ['Space', '3.1 MB, 18 clients and 16 open orders'],
      ['Not sent yet', '2 changes'],
    ]);
    expect(screen.getByRole('link', { name: '2 changes' }).getAttribute('href')).toBe('/unsent');
    expect(screen.queryByRole('heading', { name: 'Home screen' })).toBeNull();
  });

  it('switch the book on and off at once', async () => {
    const book = aBook();
    open();
    await user.click(keep());
    setDevice({ isKept: true });
    await user.click(keep());
    await waitFor(() => expect(book.keep.mock.calls).toEqual([[true], [false]]));
  });

  it('ask before they switch it off while something is not sent, which stays', async () => {
    api.on(customersApi.list, []);
    api.on(ordersApi.list, []);
    api.on(ordersApi.book, anOrderBook());
    const book = aBook();
    setOfflineState({ isKept: true, entries: [anEntry({ orderId: undefined })] });
    open();
    await user.click(keep());
    const dialog = within(await screen.findByRole('dialog', { name: '1 change is only on this computer' }));
    await dialog.findByText('₦20,000 paid, cash: an order');
    expect(dialog.getByText(/It stays until it is sent\.$/)).toBeTruthy();
    expect([keep().checked, book.keep.mock.calls]).toEqual([true, []]);
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([book.keep.mock.calls, book.wipe.mock.calls]).toEqual([[[false]], []]);
  });

  it.each([
    [{}, '2 changes are still being sent'],
    [{ isUnreachable: true }, '2 changes wait for a connection'],
    [{ isSignedOut: true }, '2 changes wait until you log in'],
  ])('say what becomes of unsent changes while the book is switched off: %#', (state, words) => {
    aBook();
    setOfflineState({ entries: [anEntry(), anEntry({ number: 2 })], ...state });
    open();
    expect(keep().checked).toBe(false);
    expect(facts()).toEqual([['Not sent yet', words]]);
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/unsent');
  });

  it('say when the book leaves, and that unsent changes stay', () => {
    aBook();
    open();
    const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(points.slice(2)).toEqual([
      'If another person logs in here, your book is taken off. What you have not sent stays for you.',
      'After more than 30 days without a connection, the book is taken off as soon as there is one. What was not sent stays.',
    ]);
  });

  it('show a failure, and the switch as it is', async () => {
    const book = aBook();
    book.keep.mockRejectedValue(new Error('full'));
    open();
    await user.click(keep());
    expect(await screen.findByText('It could not be changed. Please try again.')).toBeTruthy();
    expect(keep().checked).toBe(false);
  });

  it('say that this browser cannot keep a book, and offer nothing', () => {
    open(<DevicePage homeScreen={<button>Add to home screen</button>} />);
    expect(screen.getByText(/^This browser cannot keep your book/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Home screen' })).toBeTruthy();
  });
});
