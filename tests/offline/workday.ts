import type { Changes } from '@shared/changes/contract';
import { syncedTables, type SyncedTable } from '@shared/changes/synced-tables';
import type { KeptRow, Reply } from '../../client/src/lib/offline-state';
import { makes } from '../../client/src/offline/written-calls';
import type { Agent } from '../support/app';
import { aGarment } from '../support/client/orders';
import type { Device } from './device';
import type { Network } from './page/network';

/** What happens on a device. `row` chooses one of the rows that it shows. */
export type Act =
  | { kind: 'network'; device: number; to: string }
  | { kind: 'restart' | 'sync' | 'add-client' | 'walk-in'; device: number }
  | { kind: 'edit-client' | 'remeasure'; device: number; row: number; field: string }
  | { kind: 'measure' | 'pay' | 'delete-client'; device: number; row: number }
  | { kind: 'order'; device: number; row: number; isPaid: boolean }
  | { kind: 'stage'; device: number; row: number; stage: string };

interface Answer {
  status: number;
  body: Changes;
}

/** A value that was typed on a device, and the value that this device showed before. */
interface Typed {
  row: string;
  field: string;
  value: string;
  before: unknown;
  /** Whether the device has said that it is saved. */
  isKept: boolean;
}

/** Lets two devices work, and follows every value that is typed. */
export function aWorkday(agent: Agent, devices: readonly Device[]) {
  const typed: Typed[] = [];
  const paid: { amount: number; order: string }[] = [];
  /** Rows of which a question was answered. */
  const decided = new Set<string>();
  let count = 0;
  const next = () => (count += 1);
  const text = () => `typed ${next()}`;
  const note = (row: KeptRow | undefined, field: string, value: string, before: unknown) =>
    row && typed.push({ row: row.id, field, value, before, isKept: true });
  /** Notes a new value of a row. Without an answer, the server may have it, but does not need to. */
  const noteChange = ({ id }: KeptRow, made: KeptRow | undefined, field: string, value: string, before: unknown) =>
    typed.push({ row: id, field, value, before, isKept: made !== undefined });
  const clients = (device: Device) => device.read<KeptRow[]>('/api/customers');
  const orders = (device: Device) => device.read<KeptRow[]>('/api/orders');
  const records = (device: Device, client: KeptRow) => device.read<KeptRow[]>(`/api/measurements/${client.id}`);
  const chosen = (rows: readonly KeptRow[], row: number) => rows[row % rows.length];
  const isRead = async (device: Device, id: string) =>
    device.entries().some((entry) => makes(entry, id)) ||
    (await Promise.all(syncedTables.map((table) => device.mirrored(table)))).flat().some((row) => row.id === id);

  /** Saves what belongs to a row. If the device has not read that row, the save is with the server alone, and its form keeps the text. */
  const saved = async <T>(device: Device, row: KeptRow, save: () => Promise<T>): Promise<T | undefined> => {
    const wasRead = await isRead(device, row.id);
    return save().catch((error: unknown) => {
      if (wasRead || !/^(Offline|The answer is lost)$/.test((error as Error).message)) throw error;
      return undefined;
    });
  };

  const acts: { [K in Act['kind']]: (device: Device, act: Act & { kind: K }) => Promise<unknown> } = {
    network: async (device, { to }) => (device.network = to as Network),
    restart: (device) => device.restart(),
    sync: (device) => device.sync(),
    'add-client': async (device) => {
      const name = text();
      note(
        await device.create('/api/customers', { name, phone: null, whatsapp: null, notes: null }),
        'name',
        name,
        undefined,
      );
    },
    'walk-in': async (device) => {
      const [name, chest] = [text(), text()];
      const made = await device.create('/api/walk-ins', { name, phone: null, tags: null, measurements: { chest } });
      note(made, 'chest', chest, undefined);
      note(made.customer as KeptRow, 'name', name, undefined);
    },
    'edit-client': async (device, { row, field }) => {
      const client = chosen(await clients(device), row);
      if (!client) return;
      const value = text();
      const { name, phone, whatsapp, notes, language } = client;
      const body = { name, phone, whatsapp, notes, language, [field]: value };
      const made = await saved(device, client, () => device.change(`/api/customers/${client.id}`, client, body));
      noteChange(client, made, field, value, client[field]);
    },
    measure: async (device, { row }) => {
      const client = chosen(await clients(device), row);
      if (!client) return;
      const chest = text();
      const body = { customerId: client.id, tags: null, measurements: { chest } };
      note(await saved(device, client, () => device.create('/api/measurements', body)), 'chest', chest, undefined);
    },
    remeasure: async (device, { row, field }) => {
      const client = chosen(await clients(device), row);
      const record = client && chosen(await records(device, client), row);
      if (!record) return;
      const value = text();
      const values = record.measurements as Record<string, string>;
      const body = { measurements: { ...values, [field]: value }, tags: record.tags };
      const made = await saved(device, record, () => device.change(`/api/measurements/${record.id}`, record, body));
      noteChange(record, made, field, value, values[field]);
    },
    order: async (device, { row, isPaid }) => {
      const client = chosen(await clients(device), row);
      if (!client) return;
      const amount = next();
      const style = text();
      const garments = [aGarment({ price: 1_000 })];
      const payment = isPaid ? { amount, onDate: '2026-06-01', id: crypto.randomUUID() } : null;
      const body = { customerId: client.id, garments, style, payment };
      const made = await saved(device, client, () => device.create('/api/orders', body));
      note(made, 'style', style, undefined);
      if (made && isPaid) paid.push({ amount, order: made.id });
    },
    pay: async (device, { row }) => {
      const order = chosen(await orders(device), row);
      if (!order) return;
      const amount = next();
      const body = { amount, onDate: '2026-06-01' };
      const made = await saved(device, order, () => device.create(`/api/orders/${order.id}/payments`, body));
      if (made) paid.push({ amount, order: order.id });
    },
    stage: async (device, { row, stage }) => {
      const order = chosen(await orders(device), row);
      if (!order) return;
      await saved(device, order, () => device.change(`/api/orders/${order.id}/stage`, order, { stage }));
    },
    'delete-client': async (device, { row }) => {
      const client = chosen(await clients(device), row);
      if (client && device.network === 'online') await agent.delete(`/api/customers/${client.id}`);
    },
  };

  const onServer = async (table: SyncedTable): Promise<KeptRow[]> => {
    const rows: KeptRow[] = [];
    for (let cursor = ''; ;) {
      const { status, body } = (await agent.get(`/api/changes${cursor && `?since=${cursor}`}`)) as Answer;
      if (status !== 200) throw new Error(`The feed was answered ${status}`);
      rows.push(...(body.rows[table] as unknown as KeptRow[]));
      if (!body.more) return rows;
      cursor = body.cursor;
    }
  };

  return {
    onServer,
    act: async (act: Act): Promise<void> => {
      const device = devices[act.device] as Device;
      const work = acts[act.kind] as (device: Device, act: Act) => Promise<unknown>;
      // The form shows such an error and keeps its text: nothing has come into the book.
      await work(device, act).catch((error: unknown) => {
        if (!/^(404|409|412|422)/.test((error as Error).message)) throw error;
      });
    },
    /** Brings both devices online, and answers all questions alike. */
    finish: async (reply: Reply): Promise<void> => {
      for (const device of devices) device.network = 'online';
      for (let round = 0; round < 20; round += 1) {
        for (const device of devices) {
          await device.sync();
          for (const { number, id, orderId, body, question } of device.entries()) {
            if (!question) continue;
            for (const each of [id, orderId, body.customerId]) decided.add(String(each));
            if (question.kind === 'deleted' && reply === 'mine') await device.book.answer(number, 'again');
            else if (question.kind === 'deleted' || question.kind === 'refused') await device.book.discard(number);
            else await device.book.answer(number, reply);
          }
        }
        if (devices.every((device) => device.entries().length === 0)) break;
      }
      for (const device of devices) await device.sync();
    },
    /**
     * Returns the typed values that are lost: that the server does not have, that no device showed when they were replaced, and that no
     * answer to a question discarded.
     */
    lost: async (): Promise<Typed[]> => {
      const [customers, measurements, made] = await Promise.all([
        onServer('customers'),
        onServer('measurements'),
        onServer('orders'),
      ]);
      const values = new Map([
        ...[...customers, ...made].map((row) => [row.id, row] as const),
        ...measurements.map((row) => [row.id, row.measurements as Record<string, unknown>] as const),
      ]);
      const seen = new Set<string>();
      const walk = (row: string, field: string, value: unknown): void => {
        const mark = `${row} ${field} ${String(value)}`;
        if (seen.has(mark)) return;
        seen.add(mark);
        for (const each of typed) {
          if (each.row === row && each.field === field && each.value === value) walk(row, field, each.before);
        }
      };
      for (const { row, field } of typed) walk(row, field, values.get(row)?.[field]);
      return typed.filter(
        ({ row, field, value, isKept }) =>
          isKept && values.has(row) && !decided.has(row) && !seen.has(`${row} ${field} ${value}`),
      );
    },
    /** Returns the payments of orders that are there, which are not there exactly once. */
    miscountedPayments: async () => {
      const [there, made] = await Promise.all([onServer('payments'), onServer('orders')]);
      const isThere = (id: string) => made.some((order) => order.id === id);
      return paid.filter(
        ({ amount, order }) => isThere(order) && there.filter((each) => each.amount === amount).length !== 1,
      );
    },
  };
}
