import type { Address } from '@shared/contract/endpoint';
import { ApiError } from '../lib/api/api-error';
import type { WithDatabase } from './db';
import type { Line } from './line';
import { keptCalls, settingsCall } from './nouns/kept-calls';

/** Returns whether the last answer to a read is kept as it is. */
export const isKeptAnswer = ({ method, path }: Address): boolean => method === 'GET' && keptCalls.includes(path);

/** What the device needs of the tailor's settings for orders. */
interface OrderSettings {
  timeZone?: string | null;
  currency?: string;
}

/** Returns the answers that are kept on this device, by the path of their call. `isKept` says whether the device keeps the book now. */
export async function keptAnswersOn(run: WithDatabase, isKept: () => boolean) {
  const get = (path: string): Promise<unknown> => run((db) => db.get('answers', path));
  let settings = (await get(settingsCall)) as OrderSettings | undefined;
  const put = async (path: string, value: unknown) => {
    if (!isKept()) return;
    if (path === settingsCall) settings = value as OrderSettings;
    await run((db) => db.put('answers', value, path));
  };
  return {
    get,
    put,
    /** Asks for all of them, before they are needed. */
    readAll: async (line: Line) => {
      for (const path of keptCalls) {
        const answer = await line.ask({ method: 'GET', path }, {});
        if (!(answer instanceof ApiError)) await put(path, answer);
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
