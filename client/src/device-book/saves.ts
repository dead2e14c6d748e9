import type { ErrorBody } from '@shared/contract/errors';
import type { Entry, KeptRow } from '../lib/offline-state';
import { within } from './within';

type Answer = { row: KeptRow } | { status: number; body: Partial<ErrorBody> };

/** The forms that wait for the answer to what they have just stored on this device. */
export function awaitedSaves() {
  const waiting = new Map<number, { entry: Entry; resolve: (answer: Answer | undefined) => void }>();
  const end = ({ number }: Pick<Entry, 'number'>, answer: Answer | undefined) => waiting.get(number)?.resolve(answer);
  return {
    /** Waits for the answer to an entry; undefined without one in time. */
    wait: async (entry: Entry, ms: number): Promise<Answer | undefined> => {
      const answer = new Promise<Answer | undefined>((resolve) => waiting.set(entry.number, { entry, resolve }));
      return within(ms, answer).finally(() => waiting.delete(entry.number));
    },
    isAwaited: ({ number }: Entry) => waiting.has(number),
    answered: (entry: Entry, row: KeptRow) => end(entry, { row }),
    refused: (entry: Entry, status: number, body: Partial<ErrorBody>) => end(entry, { status, body }),
    /** Ends the wait for an entry that the server cannot answer now. */
    leave: (entry: Entry) => end(entry, undefined),
    /** Ends the waits for entries that another tab has sent, with the rows that they have made. */
    settle: async (entries: readonly Entry[], rowOf: (entry: Entry) => Promise<KeptRow | undefined>) => {
      for (const { entry, resolve } of [...waiting.values()]) {
        if (entries.some(({ number }) => number === entry.number)) continue;
        const row = await rowOf(entry);
        resolve(row && { row });
      }
    },
  };
}

export type Saves = ReturnType<typeof awaitedSaves>;
