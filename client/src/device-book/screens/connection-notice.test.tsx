// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anEntry, setDevice } from '../../../../tests/support/client/offline';
import { useConnectionNotice } from './connection-notice';

const user = userEvent.setup({ delay: null });

function Workroom({ at }: { at: string }) {
  const { row, said } = useConnectionNotice();
  return (
    <>
      {said}
      <div key={at}>{row}</div>
    </>
  );
}

const notice = () => screen.queryByRole('complementary', { name: 'Connection' });
const updatedAt = new Date().setHours(8, 52);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('the row about the connection', () => {
  it('is not there while the server answers, nor where no book is kept', () => {
    render(<Workroom at="home" />);
    setDevice({ isUnreachable: true, updatedAt });
    expect([notice(), screen.queryByRole('status')]).toEqual([null, null]);
    setDevice({ isKept: true, isUnreachable: false });
    expect([notice(), screen.queryByRole('status')]).toEqual([null, null]);
  });

  it('is not there before all rows were read once: there is no book to work with', () => {
    render(<Workroom at="home" />);
    setDevice({ isKept: true, isUnreachable: true });
    expect(notice()).toBeNull();
  });

  it('says how old the book is and what waits, and opens what works and the way to the changes', async () => {
    render(<Workroom at="home" />);
    setDevice({ isKept: true, isUnreachable: true, updatedAt, entries: [anEntry(), anEntry({ number: 2 })] });
    const button = await screen.findByRole('button', { name: /^No connection\. Your book is on this computer\./ });
    expect(button.textContent).toContain('Updated today at 8:52, 2 changes wait');
    expect(screen.queryByText('Works now')?.closest('[hidden]')).not.toBeNull();
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Waits for a connection').closest('[hidden]')).toBeNull();
    expect(screen.getByRole('link', { name: '2 changes wait' }).getAttribute('href')).toBe('/unsent');
  });

  it('is said once, also when another screen follows', async () => {
    const { rerender } = render(<Workroom at="home" />);
    setDevice({ isKept: true, isUnreachable: true, updatedAt });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('No connection. Your book is on this computer.');
    rerender(<Workroom at="clients" />);
    await waitFor(() => expect(notice()).toBeTruthy());
    expect(screen.getByRole('status')).toBe(status);
  });

  it('says that changes are sent after it, and goes when all are sent that need no answer', async () => {
    const asked = anEntry({ number: 2, question: { kind: 'refused', message: 'No' } });
    const sameOrder = anEntry({ number: 3, id: 'other' });
    const failed = anEntry({ number: 4, id: 'failed', orderId: 'elsewhere', failures: 1 });
    const left = [asked, sameOrder, failed];
    render(<Workroom at="home" />);
    setDevice({
      ...{ isKept: true, isUnreachable: true, updatedAt },
      entries: [anEntry({ id: 'first', orderId: 'another' }), ...left],
    });
    await waitFor(() => expect(notice()).toBeTruthy());
    setDevice({ isUnreachable: false });
    expect(notice()?.textContent).toBe('Sending 1 change');
    expect(screen.getByRole('link', { name: 'Sending 1 change' }).getAttribute('href')).toBe('/unsent');
    expect(screen.getByRole('status').textContent).toBe('Sending changes');
    setDevice({ entries: left });
    expect([notice(), screen.queryByRole('status')]).toEqual([null, null]);
  });

  it('does not come for changes that are sent without an interruption, unless they take long', async () => {
    render(<Workroom at="home" />);
    // Its code is loaded before the timers are the test's.
    setDevice({ isKept: true, isUnreachable: true, updatedAt });
    await waitFor(() => expect(notice()).toBeTruthy());
    setDevice({ isUnreachable: false });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setDevice({ isKept: false, entries: [anEntry()], sending: 1 });
    expect(notice()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(notice()?.textContent).toBe('Sending 1 change');
    setDevice({ entries: [] });
    expect(notice()).toBeNull();
  });

  it('says that changes wait for a connection where the book is not kept, or was never read', async () => {
    render(<Workroom at="home" />);
    setDevice({ isUnreachable: true, entries: [anEntry()] });
    const link = await screen.findByRole('link', { name: '1 change waits for a connection' });
    expect(link.getAttribute('href')).toBe('/unsent');
    expect(screen.getByRole('status').textContent).toBe('1 change waits for a connection');
    setDevice({ isKept: true });
    expect(notice()?.textContent).toBe('1 change waits for a connection');
  });
});

describe('rows that the server cannot read', () => {
  it('are named, with a connection too, and go with the last of them', async () => {
    render(<Workroom at="home" />);
    const row = (table: 'orders' | 'payments', id: string) => ({ table, id });
    setDevice({ isKept: true, updatedAt, leftOut: [row('orders', 'a'), row('orders', 'b'), row('payments', 'c')] });
    const left = await screen.findByRole('complementary', { name: 'Rows that cannot be shown' });
    expect(left.textContent).toMatch(/^2 orders, 1 payment cannot be shown\. /);
    expect(screen.getByRole('link', { name: 'Your download' }).getAttribute('href')).toBe('/settings/account');
    setDevice({ leftOut: [] });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('the row after the end of the session', () => {
  it.each([
    [[anEntry()], 'Log in to send 1 change', /^Session ended\. It stays on this computer\.$/],
    [[anEntry(), anEntry({ number: 2 })], 'Log in to send 2 changes', /^Session ended\. They stay/],
    [[], 'Log in to read what is new', /^Session ended\.$/],
  ])('leads to the sign-in and back, never sends: %#', async (entries, words, rest) => {
    history.replaceState(null, '', '/clients?sort=name');
    render(<Workroom at="home" />);
    setDevice({ isKept: true, isUnreachable: true, updatedAt, entries });
    await waitFor(() => expect(notice()).toBeTruthy());
    setDevice({ isUnreachable: false, isSignedOut: true });
    const link = screen.getByRole('link', { name: new RegExp(`^${words}`) });
    expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fclients%3Fsort%3Dname');
    expect(screen.getByText(rest)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(notice()?.textContent).not.toContain('Sending');
  });

  it('says that there is no connection instead if there is none', async () => {
    render(<Workroom at="home" />);
    setDevice({ isKept: true, isUnreachable: true, isSignedOut: true, updatedAt, entries: [anEntry()] });
    expect(await screen.findByRole('button', { name: /^No connection/ })).toBeTruthy();
  });

  it('stands also where the book is not kept', async () => {
    render(<Workroom at="home" />);
    setDevice({ isSignedOut: true, entries: [anEntry()] });
    expect(await screen.findByRole('link', { name: /^Log in to send 1 change/ })).toBeTruthy();
  });
});
