// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
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

afterEach(cleanup);

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
    const after = anEntry({ number: 3, id: 'other', orderId: asked.id });
    render(<Workroom at="home" />);
    setDevice({ isKept: true, isUnreachable: true, updatedAt, entries: [anEntry({ id: 'first' }), asked, after] });
    await waitFor(() => expect(notice()).toBeTruthy());
    setDevice({ isUnreachable: false });
    expect(notice()?.textContent).toContain('Sending 1 change');
    expect(screen.getByRole('status').textContent).toBe('Sending changes');
    setDevice({ entries: [asked, after] });
    expect([notice(), screen.queryByRole('status')]).toEqual([null, null]);
  });

  it('does not come for changes that are sent without an interruption', () => {
    render(<Workroom at="home" />);
    setDevice({ isKept: true, updatedAt, entries: [anEntry()], sending: 1 });
    expect(notice()).toBeNull();
  });
});
