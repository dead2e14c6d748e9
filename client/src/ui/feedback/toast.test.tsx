// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteWithUndo } from './delete-with-undo';
import { TOAST_LIMIT, TOAST_REMOVE_DELAY, Toaster, dismissToast, toast, useToasts } from './toast';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  act(() => {
    dismissToast();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  });
  vi.useRealTimers();
});

const say = (text: Parameters<typeof toast>[0]) => act(() => void toast(text));

describe('toast', () => {
  it('shows only the last toast', () => {
    render(<Toaster />);
    say({ title: 'Client added successfully' });
    say({ title: 'Client deleted successfully' });
    expect(TOAST_LIMIT).toBe(1);
    expect(screen.queryByText('Client added successfully')).toBeNull();
    expect(screen.getByText('Client deleted successfully')).toBeTruthy();
  });

  it('announces a success politely and a failure assertively', () => {
    render(<Toaster />);
    say({ title: 'Image updated', description: 'Changes have been saved' });
    expect(within(screen.getByRole('status')).getByText('Changes have been saved')).toBeTruthy();
    say({ title: 'Error', description: 'Failed to update image', variant: 'destructive' });
    expect(within(screen.getByRole('alert')).getByText('Failed to update image')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stays in the store for 1,000,000 ms after it was dismissed', () => {
    render(<Toaster />);
    const store = renderHook(() => useToasts());
    say({ title: 'Link copied!' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Link copied!')).toBeNull();
    act(() => void vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1));
    expect(store.result.current).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(store.result.current).toHaveLength(0);
  });

  it('closes automatically, but not while the pointer is on it', () => {
    render(<Toaster />);
    say({ title: 'Image deleted' });
    const text = screen.getByText('Image deleted');
    fireEvent.pointerEnter(text.closest('[data-toast]') ?? text);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Image deleted')).not.toBeNull();
    fireEvent.pointerLeave(text.closest('[data-toast]') ?? text);
    act(() => void vi.advanceTimersByTime(6_000));
    expect(screen.queryByText('Image deleted')).toBeNull();
  });

  it('lies below the control that has the focus if it would cover it, and stays while it is used itself', async () => {
    render(
      <>
        <Toaster />
        <button>Above</button>
        <button>Below</button>
      </>,
    );
    const [above, below] = [screen.getByText('Above'), screen.getByText('Below')];
    const row = screen.getByRole('status').parentElement ?? document.body;
    vi.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 20, 90, 44));
    vi.spyOn(below, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 70, 90, 44));
    const rowAt = () => new DOMRect(0, parseInt(row.style.top || '0'), 360, 57);
    vi.spyOn(row, 'getBoundingClientRect').mockImplementation(rowAt);
    act(() => above.focus());
    say({ title: 'Link copied!' });
    await vi.waitFor(() => expect(row.style.top).toBe('64px'));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    expect(row.style.top).toBe('64px');
    act(() => below.focus());
    expect(row.style.top).toBe('');
  });

  it.each(['Dismiss', 'another toast'])('calls onClose once when %s closes it', (way) => {
    render(<Toaster />);
    const onClose = vi.fn();
    say({ title: 'Client deleted successfully', onClose });
    if (way === 'Dismiss') fireEvent.click(screen.getByRole('button', { name: way }));
    else say({ title: 'Client added successfully' });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('deleteWithUndo', () => {
  /** Deletes a row. Returns the function that sends the delete. */
  const deleted = () => {
    render(<Toaster />);
    const send = vi.fn(async () => undefined);
    act(() => deleteWithUndo({ row: { id: 'a' }, done: 'Client deleted successfully', failed: 'Not deleted', send }));
    return send;
  };

  it('offers Undo for ten seconds, and deletes after them', () => {
    const send = deleted();
    act(() => void vi.advanceTimersByTime(9_999));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(send).toHaveBeenCalledOnce();
  });

  it('deletes nothing after Undo', () => {
    const send = deleted();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Client deleted successfully')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});
