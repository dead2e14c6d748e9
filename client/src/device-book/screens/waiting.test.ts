import { describe, expect, it } from 'vitest';
import { anEntry } from '../../../../tests/support/client/offline';
import { anId } from '../../../../tests/support/client/rows';
import type { Entry, OfflineState } from '../../lib/offline-state';
import { failedWords, sendableCount, waitingOf, waitingWords } from './waiting';

const question = { kind: 'refused', message: 'No' } as const;
const client = (number: number, fields: Partial<Entry> = {}) =>
  anEntry({ number, call: 'customers.update', table: 'customers', id: anId(number), orderId: undefined, ...fields });
const payment = (number: number, fields: Partial<Entry> = {}) => anEntry({ number, id: anId(100 + number), ...fields });

const numbers = (entries: readonly Entry[]) =>
  Object.fromEntries(
    Object.entries(waitingOf(entries)).map(([name, list]) => [
      name,
      (list as readonly Entry[]).map(({ number }) => number),
    ]),
  );

describe('waitingOf', () => {
  it.each<[string, Entry[], object]>([
    ['nothing holds back others', [client(1), client(2)], { inTurn: [1, 2] }],
    [
      'a question holds back the later changes of its row, and those that follow them',
      [client(1, { question }), client(2, { id: anId(1) }), client(3), client(4, { body: { customerId: anId(1) } })],
      { asks: [1], behind: [2, 4], inTurn: [3] },
    ],
    [
      'a question about a payment holds back the other payments of its order, as in the outbox',
      [payment(1, { question }), payment(2)],
      { asks: [1], behind: [2] },
    ],
    [
      'a failed change holds back the later changes of its row, and no other',
      [client(1, { failures: 2 }), client(2, { id: anId(1) }), client(3)],
      { failed: [1, 2], inTurn: [3] },
    ],
    [
      'an asked one holds back nothing that was written before it',
      [client(1), client(2, { id: anId(1), question })],
      { asks: [2], inTurn: [1] },
    ],
  ])('%s', (_, entries, expected) => {
    expect(numbers(entries)).toEqual({ asks: [], behind: [], failed: [], inTurn: [], ...expected });
  });
});

const state = (entries: Entry[], fields: Partial<OfflineState> = {}): OfflineState => ({
  ...{ isKept: false, isUnreachable: false, isSignedOut: false },
  ...fields,
  entries,
});

describe('the words about what waits', () => {
  const all = [client(1, { question }), client(2, { failures: 1 }), client(3), client(4)];

  it.each<[Entry[], Partial<OfflineState>, string[]]>([
    [[], { isSignedOut: true }, []],
    [[client(1)], {}, ['1 change is still being sent']],
    [
      all,
      {},
      [
        '1 change needs your answer',
        '1 change could not be saved yet, and is tried again',
        '2 changes are still being sent',
      ],
    ],
    [[client(1, { question }), client(2, { id: anId(1) })], {}, ['2 changes wait for your answer']],
    [all, { isSignedOut: true }, ['4 changes wait until you log in']],
    [all, { isSignedOut: true, isUnreachable: true }, ['4 changes wait for a connection']],
  ])('%#', (entries, fields, words) => {
    expect(waitingWords(state(entries, fields))).toEqual(words);
  });

  it('count nothing as sent or tried again while nothing can be sent', () => {
    for (const fields of [{ isSignedOut: true }, { isUnreachable: true }])
      expect([sendableCount(state(all, fields)), failedWords(state(all, fields))]).toEqual([0, []]);
    expect(sendableCount(state(all))).toBe(2);
  });
});
