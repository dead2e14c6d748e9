import { orderCalls } from '@shared/orders/calls';
import type { WithDatabase } from './db';
import { jsonOf, type Line } from './line';

const bookAddress = orderCalls.book.path;

/** Calls that are no rows. The last answer to each is kept. */
const keptAddresses: readonly string[] = [
  '/api/auth/user',
  '/api/user',
  '/api/tailors/me',
  bookAddress,
  orderCalls.suggestions.path,
];

/** Returns whether the last answer to a read is kept as it is. */
export const isKeptAnswer = (address: string): boolean => keptAddresses.includes(address);

/** What the device needs of the tailor's settings for orders. */
interface OrderSettings {
  timeZone?: string | null;
  currency?: string;
}

/** Returns the answers that are kept on this device. `isKept` says whether the device keeps the book now. */
export async function keptAnswersOn(run: WithDatabase, isKept: () => boolean) {
  const get = (address: string): Promise<unknown> => run((db) => db.get('answers', address));
  let settings = (await get(bookAddress)) as OrderSettings | undefined;
  const put = async (address: string, value: unknown) => {
    if (!isKept()) return;
    if (address === bookAddress) settings = value as OrderSettings;
    await run((db) => db.put('answers', value, address));
  };
  return {
    get,
    put,
    /** Asks for all of them, before they are needed. */
    readAll: async (line: Line) => {
      for (const address of keptAddresses) {
        const response = await line.send(address, { credentials: 'include' });
        if (response.ok) await put(address, await jsonOf(response));
      }
    },
    /** The time zone of the tailor's orders; null while it is not known. */
    zone: () => settings?.timeZone ?? null,
    /** The currency in which new orders are made. */
    currency: () => settings?.currency,
    clear: () => run((db) => db.clear('answers')),
  };
}

export type KeptAnswers = Awaited<ReturnType<typeof keptAnswersOn>>;
