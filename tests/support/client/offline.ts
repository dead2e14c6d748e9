import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { type Entry, type OfflineState, setOfflineState } from '../../../client/src/lib/offline-state';
import { type Book, setBook } from '../../../client/src/device-book/book';
import { anId } from './rows';

/** When the entries of tests are written: 14:10 on 1 June 2026 on the clock of this device. */
export const writtenAt = new Date(2026, 5, 1, 14, 10).getTime();

/** Returns a change that is not sent: 20,000 naira in cash for the order 133. */
export const anEntry = (fields: Partial<Entry> = {}): Entry => ({
  number: 1,
  writtenAt,
  call: 'payments.create',
  table: 'payments',
  id: anId(90),
  orderId: anId(133),
  body: { amount: 2_000_000, method: 'cash', onDate: '2026-06-01', note: null },
  key: 'key',
  ...fields,
});

/** Sets a part of the state of this device, as the book does. */
export const setDevice = (change: Partial<OfflineState>) => act(() => setOfflineState(change));

/** Opens a book whose acts are recorded and change nothing. */
export function aBook() {
  const nothing = () => Promise.resolve();
  const book = {
    sendNow: vi.fn(nothing),
    answer: vi.fn<Book['answer']>(nothing),
    discard: vi.fn<Book['discard']>(nothing),
    noteRenumbered: vi.fn<Book['noteRenumbered']>(nothing),
    unsentFile: vi.fn(() => new Blob(['[]'])),
    keep: vi.fn<Book['keep']>(nothing),
    wipe: vi.fn(nothing),
    seal: vi.fn(nothing),
    size: vi.fn(() => Promise.resolve({ bytes: 3_100_000, customers: 18, openOrders: 16 })),
  };
  setBook(book);
  return book;
}

afterEach(() => {
  setBook(undefined);
  setOfflineState({
    ...{ isKept: false, isUnreachable: false, isSignedOut: false, entries: [] },
    ...{ sending: undefined, updatedAt: undefined, sentAt: undefined, renumbered: undefined, leftOut: undefined },
  });
});
