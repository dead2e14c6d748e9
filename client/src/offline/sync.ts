import type { Changes } from '@shared/changes/contract';
import type { SyncedTable } from '@shared/changes/synced-tables';
import type { ErrorBody } from '@shared/contract/errors';
import type { Send } from '../lib/api/transport';
import type { Entry, KeptRow } from '../lib/offline-state';
import { outcomeOf, rebased, twin } from './conflicts';
import type { Mirror } from './mirror';
import type { Outbox } from './outbox';
import { within } from './within';
import { requestOf } from './written-calls';

export interface SyncParts {
  mirror: Mirror;
  outbox: Outbox;
  /** Sends over the network. */
  network: Send;
  /** The clock of the device, in milliseconds since 1970. */
  now: () => number;
  /** Called with the number of the entry that is being sent, and without one at the end. */
  sending: (entry?: number) => void;
  /** Called with the server's answer to an entry that waited. */
  onSent: (entry: Entry, row: KeptRow) => void;
  /** Called after rows that other devices have deleted left the mirror. */
  onDeleted: () => Promise<void>;
}

/** The longest wait for an answer, in milliseconds. */
const timeoutMs = 60_000;

/** The result of one round with the server. */
export interface Round {
  /** Tables in which another device has changed a row. */
  changed: ReadonlySet<SyncedTable>;
  sent: number;
  /** Whether the server was too busy for the rest. */
  isBusy: boolean;
}

/** Returns the exchange with the server: reads its changes, then sends those of this device, one at a time. */
export function syncWith(parts: SyncParts) {
  const { mirror, outbox, network, now, sending } = parts;
  /** How far the clock of the device is ahead of the server's. */
  let clockAheadMs = 0;

  const ask = async (address: string, init?: RequestInit) => {
    const answer = await within(timeoutMs, network(address, { credentials: 'include', ...init }));
    if (!answer) throw new TypeError('The connection hung');
    const date = Date.parse(answer.headers.get('Date') ?? '');
    if (date) clockAheadMs = now() - date;
    return answer;
  };

  const pull = async (): Promise<ReadonlySet<SyncedTable> | undefined> => {
    const changed = new Set<SyncedTable>();
    for (;;) {
      const { cursor } = await mirror.feed();
      const answer = await ask(`/api/changes${cursor ? `?since=${cursor}` : ''}`);
      if (answer.status === 410) {
        await mirror.clear();
        continue;
      }
      if (!answer.ok) return undefined;
      const page = (await answer.json()) as Changes;
      for (const table of await mirror.apply(page, now())) changed.add(table);
      if (page.deleted.length > 0) await parts.onDeleted();
      if (!page.more) return changed;
    }
  };

  /** Sends an entry until it is saved, needs an answer or has to wait. Returns whether it is saved. */
  const push = async (entry: Entry): Promise<boolean | 'busy' | 'signed-out'> => {
    const other = twin(entry, entry.orderId ? await mirror.paymentsOf(entry.orderId) : [], clockAheadMs);
    if (other && !entry.isCertain) {
      await outbox.write([{ ...entry, question: { kind: 'twice', other } }]);
      return false;
    }
    const dated = withTakenAt(entry, now() - clockAheadMs, now());
    const answer = await ask(...requestOf(dated));
    if (answer.ok) {
      const row = (await answer.json()) as KeptRow;
      await saved(entry, row);
      parts.onSent(entry, row);
      return true;
    }
    const outcome = outcomeOf(entry, answer.status, await bodyOf(answer));
    if (outcome.kind === 'wait') return answer.status === 401 ? 'signed-out' : 'busy';
    if (outcome.kind === 'send') {
      await outbox.write([outcome.entry]);
      return push(outcome.entry);
    }
    if (outcome.kind === 'ask') await outbox.write([{ ...outcome.entry, question: outcome.question }]);
    else await saved(entry, outcome.row);
    return outcome.kind === 'done';
  };

  /** Stores the server's row. Later changes of the row start from it. */
  const saved = async (entry: Entry, row: KeptRow) => {
    const rows = rowsIn(entry, row);
    await mirror.put(rows);
    const later = outbox.all().flatMap((each) => {
      const to =
        each.number > entry.number && rows.find(([table, { id }]) => table === each.table && id === each.id)?.[1];
      if (!to || !each.base) return [];
      const outcome = rebased(each, to);
      return outcome.kind === 'ask'
        ? [{ ...each, question: outcome.question }]
        : outcome.kind === 'send'
          ? [outcome.entry]
          : [];
    });
    await outbox.write(later, [entry.number]);
  };

  const round = async (): Promise<Round> => {
    const changed = (await pull()) ?? new Set<SyncedTable>();
    let sent = 0;
    for (let entry = outbox.next(); entry; entry = outbox.next()) {
      sending(entry.number);
      const result = await push(entry);
      if (result === 'busy' || result === 'signed-out') return { changed, sent, isBusy: result === 'busy' };
      if (result) sent += 1;
    }
    return { changed, sent, isBusy: false };
  };

  return { pull, round: () => round().finally(() => sending(undefined)), saved };
}

/** A record that was written here is of the time of writing, by the server's clock. */
function withTakenAt(entry: Entry, serverNow: number, deviceNow: number): Entry {
  const isRecord = entry.call === 'measurements.create' || entry.call === 'walkIns.create';
  if (!isRecord || entry.body.takenAt) return entry;
  const agoMs = Math.max(0, deviceNow - entry.writtenAt);
  // The server refuses times in the future; its `Date` header has seconds.
  return { ...entry, body: { ...entry.body, takenAt: new Date(serverNow - agoMs - 1_000).toISOString() } };
}

/** Returns the rows of an answer to a written call. */
export function rowsIn({ call, table }: Pick<Entry, 'call' | 'table'>, answer: KeptRow): [SyncedTable, KeptRow][] {
  if (table === 'orders') {
    const { payments, numberWasTaken: _, ...order } = answer;
    return [
      ['orders', order as KeptRow],
      ...(payments as KeptRow[]).map((paid): [SyncedTable, KeptRow] => ['payments', paid]),
    ];
  }
  if (call !== 'walkIns.create') return [[table, answer]];
  const { customer, ...record } = answer;
  return [
    [table, record as KeptRow],
    ['customers', customer as KeptRow],
  ];
}

async function bodyOf(answer: Awaited<ReturnType<Send>>): Promise<Partial<ErrorBody>> {
  try {
    return JSON.parse(await answer.text()) as Partial<ErrorBody>;
  } catch {
    return {}; // Not JSON: a proxy's error page.
  }
}
