import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { SyncedTable } from '@shared/changes/synced-tables';
import { submissionKey } from '../../client/src/lib/api/submission-key';
import type { Send } from '../../client/src/lib/api/transport';
import type { Entry, KeptRow, OfflineState } from '../../client/src/lib/offline-state';
import { openBook, type OpenedBook } from '../../client/src/offline/open-book';
import type { Agent, TestApp } from '../support/app';
import { untilAllEnded } from '../support/database/transactions';

/** What happens to the requests of a device. In silence they never end. */
export type Network = 'online' | 'offline' | 'silent' | 'answers-lost' | 'sent-twice';

/** A device of a user with a book, on the real server. Its storage outlives its page. */
export interface Device {
  network: Network;
  /** Whether another user has signed in on the device. */
  isOthersSession: boolean;
  /** How far its clock is ahead of the server's, in milliseconds. */
  clockAheadMs: number;
  book: OpenedBook;
  state: OfflineState;
  /** Exchanges with the server once the feed of changes has all that was written before. */
  sync: () => Promise<void>;
  /** Closes the page and opens it again. */
  restart: () => Promise<void>;
  read: <T>(address: string) => Promise<T>;
  create: (address: string, body: object) => Promise<KeptRow>;
  /** Replaces a row, starting from the version that this device shows. @throws Error if the server refuses it */
  change: (address: string, row: KeptRow, body: object) => Promise<KeptRow>;
  /** All rows of the copy of the server. */
  mirrored: (table: SyncedTable) => Promise<KeptRow[]>;
  entries: () => readonly Entry[];
}

/** Makes a device of a user with a book that was read once, or with the `storage` of another device. */
export async function aDevice(
  { database }: TestApp,
  agent: Agent,
  userId: string,
  { network = 'online', storage = new IDBFactory() }: { network?: Network; storage?: IDBFactory } = {},
): Promise<Device> {
  const over: Send = async (address, { method = 'GET', headers = {}, body } = {}) => {
    if (device.network === 'offline') throw new TypeError('Offline');
    if (device.network === 'silent') return new Promise(() => undefined);
    const sent = { method, headers: headers as Record<string, string>, body: body as string | undefined };
    const answer = await agent.browser.send(address, sent);
    // A proxy that repeats a request answers with the first of both.
    if (device.network === 'sent-twice') await agent.browser.send(address, sent);
    if (device.network === 'answers-lost' && method !== 'GET') throw new TypeError('The answer is lost');
    return new Response(answer.status === 204 ? null : answer.text, { status: answer.status, headers: answer.headers });
  };
  const open = () => {
    globalThis.indexedDB = storage;
    return openBook({
      userId,
      isKept: true,
      network: over,
      isOthersSession: () => device.isOthersSession,
      now: () => Date.now() + device.clockAheadMs,
      onState: (change) => (device.state = { ...device.state, ...change }),
      onChanged: () => undefined,
      onStored: () => undefined,
      onSavedHere: () => undefined,
      onOtherUser: () => undefined,
      onEnded: () => undefined,
      alone: (work) => work(),
      tellOthers: () => undefined,
    });
  };
  const send = async (method: string, address: string, body: object, headers: Record<string, string>) => {
    const init = { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } };
    const response = await device.book.send(address, init);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as KeptRow;
  };
  const device: Device = {
    network,
    isOthersSession: false,
    clockAheadMs: 0,
    book: undefined as unknown as OpenedBook,
    state: { isKept: true, isUnreachable: false, isSignedOut: false, entries: [] },
    sync: async () => {
      await untilAllEnded(database);
      await device.book.sync();
    },
    restart: async () => {
      device.book = await open();
    },
    read: async <T>(address: string) => (await (await device.book.send(address)).json()) as T,
    create: (address, body) => send('POST', address, body, { 'Idempotency-Key': `"${submissionKey()}"` }),
    change: (address, { updatedAt }, body) => send('PUT', address, body, { 'If-Match': `"${updatedAt}"` }),
    mirrored: (table) => device.book.mirrored(table),
    entries: () => device.state.entries,
  };
  await device.restart();
  await device.sync();
  return device;
}
