import { ApiError } from '../lib/api/api-error';
import type { Entry } from '../lib/offline-state';
import { type DeletedRow, type WithDatabase, writing } from './db';
import { deletedRows } from './deleted-rows';
import { unlessFull } from './full-disk';
import type { Line } from './line';

/** What only the user can open, after the next sign-in on this device: a `Waiting` as JSON. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

/** Entries, and the rows without which they cannot be answered. */
interface Waiting {
  entries: readonly Entry[];
  rows: readonly DeletedRow[];
}

/**
 * Takes the rows off the device, as another device wanted when it signed this one out, and seals the entries: `bookKey` comes from the
 * server at the next sign-in, and nothing here opens them before. Without a key, which a page over plain http has no use for, they stay as
 * they are: what a screen called saved is never thrown away without a word.
 */
export async function sealBook(run: WithDatabase): Promise<void> {
  const deleted = deletedRows(run);
  await deleted.takeNeeded(Date.now());
  await deleted.sweep(Infinity);
  const [entries, rows, bookKey, before] = await run((db) =>
    Promise.all([db.getAll('outbox'), db.getAll('deleted'), db.get('meta', 'book-key'), db.get('meta', 'sealed')]),
  );
  // Entries that were sealed before stay sealed; there is no second key.
  const canSeal = typeof bookKey === 'string' && before === undefined && entries.length > 0;
  const sealed = canSeal ? await seal({ entries: entries as Entry[], rows }, bookKey) : (before as Sealed | undefined);
  const stay = canSeal ? ['outbox'] : ['outbox', 'deleted'];
  await run(async (db) => {
    const tx = writing(db, [...db.objectStoreNames]);
    for (const name of db.objectStoreNames) if (!stay.includes(name)) await tx.objectStore(name).clear();
    if (canSeal) for (const { number } of entries) await tx.objectStore('outbox').delete(number as number);
    if (sealed) await tx.objectStore('meta').put(sealed, 'sealed');
    await tx.done;
  });
}

/** Puts sealed entries back into the outbox. `bookKey` asks the server. Does nothing if none are sealed. */
export async function openSealed(run: WithDatabase, bookKey: () => Promise<string>): Promise<boolean> {
  const sealed = (await run((db) => db.get('meta', 'sealed'))) as Sealed | undefined;
  if (!sealed) return false;
  const { entries, rows } = await open(sealed, await bookKey());
  await run(async (db) => {
    const tx = writing(db, ['outbox', 'deleted', 'meta']);
    for (const entry of entries) await tx.objectStore('outbox').put(entry);
    for (const row of rows) await tx.objectStore('deleted').put(row);
    await tx.objectStore('meta').delete('sealed');
    await tx.done;
  });
  return true;
}

export const hasSealed = (run: WithDatabase): Promise<boolean> =>
  run(async (db) => (await db.get('meta', 'sealed')) !== undefined);

/** Whether changes of the user wait on this device, sealed or not. */
export const hasWaiting = async (run: WithDatabase): Promise<boolean> =>
  (await hasSealed(run)) || (await run((db) => db.count('outbox'))) > 0;

/** Whether this page can seal: `crypto.subtle` is missing over plain http. */
const canSealHere = (): boolean => crypto.subtle !== undefined;

const aes = (bookKey: string) => {
  const bytes = Uint8Array.from(atob(bookKey.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

async function seal(waiting: Waiting, bookKey: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(waiting));
  const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await aes(bookKey), plain);
  return { iv, text };
}

async function open({ iv, text }: Sealed, bookKey: string): Promise<Waiting> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await aes(bookKey), text);
  return JSON.parse(new TextDecoder().decode(plain)) as Waiting;
}

const keyCall = { method: 'GET', path: '/api/session/book-key' } as const;

/** Asks the server for the user's key. @throws TypeError without one */
export async function askBookKey(line: Line): Promise<string> {
  const answer = await line.ask(keyCall, {});
  if (answer instanceof ApiError) throw new TypeError('The server gives no key');
  return (answer as { key: string }).key;
}

/** Keeps the key beside the rows, which are no secret here either. A sign-out on another device takes both, and seals the entries with it. */
export async function keepBookKey(run: WithDatabase, line: Line): Promise<void> {
  if (!canSealHere() || (await run((db) => db.get('meta', 'book-key')))) return;
  const answer = await line.ask(keyCall, {});
  if (answer instanceof ApiError) return;
  await unlessFull(run((db) => db.put('meta', (answer as { key: string }).key, 'book-key')));
}
