import { syncedTables } from '@shared/changes/synced-tables';
import type { KeptRow } from '../../client/src/lib/offline-state';
import { makes } from '../../client/src/device-book/entries';
import type { Act, ActOf } from './acts';
import type { Device, Draft } from './device';
import { anOpenForm, forms, type Entered } from './forms';
import type { Ledger, Typed } from './ledger';
import { hasBook, savedAndShown, shown, type Place } from './saving';

/** Returns what people do with the forms of the workroom. What is wrong is added to `complaints`. */
export function paperwork(ledger: Ledger, complaints: string[]) {
  const type = ({ tab }: Place, what: string, ...related: unknown[]) =>
    ledger.type(what, tab.userId, { before: undefined, isNewRow: true, related });

  /** Fills in a form for a new row and saves it. */
  const create = async (place: Place, entered: Entered, typed: Typed[], draft?: Draft) => {
    const send = () => anOpenForm(place.device, place.tab, draft).save(entered);
    complaints.push(
      ...(await savedAndShown(place, { typed, send, shownAt: (made) => screensOf(entered.address, made) })),
    );
  };

  /** Types in one field of a row, and saves the row. */
  const change = async (place: Place, row: KeptRow, edit: Edit) => {
    const of = { before: edit.before, isNewRow: false, related: [row.id, row.customerId] };
    const typed = ledger.type(edit.what, place.tab.userId, of);
    const send = () => place.tab.change(edit.address, row, edit.body(typed.text));
    complaints.push(...(await savedAndShown(place, { typed: [typed], send, shownAt: () => [edit.shownAt] })));
  };

  const chosen = async (place: Place, address: string, row: number): Promise<KeptRow | undefined> => {
    const { value = [], wrong } = await shown<KeptRow[]>(place, address);
    complaints.push(...wrong);
    return Array.isArray(value) ? value[row % value.length] : undefined;
  };

  /** Chooses a row that the tab has read or made. What belongs to others goes to the server alone. */
  const chosenHere = async (place: Place, address: string, number: number) => {
    const row = await chosen(place, address, number);
    const isMade = place.tab.entries().some((entry) => row && makes(entry, row.id));
    const read = await Promise.all(syncedTables.map((table) => place.tab.mirrored(table)));
    return isMade || read.flat().some(({ id }) => id === row?.id) ? row : undefined;
  };
  const clientAt = (place: Place, row: number) => chosenHere(place, '/api/customers', row);

  /** The ids of the clients that the copy of each device had. */
  const copied = new Map<Device, readonly string[]>();
  /** Checks that a device still shows all clients that its copy has had, except deleted ones. */
  const lookAtClients = async (place: Place) => {
    const { device, tab } = place;
    const before = copied.get(device) ?? [];
    copied.delete(device);
    const isMine = device.session.userId === tab.userId;
    device.hasRead ||= isMine && device.isKept && tab.state.updatedAt !== undefined;
    if (!hasBook(place)) return;
    const { value, wrong } = await shown<KeptRow[]>(place, '/api/customers');
    complaints.push(...wrong);
    if (!value || !hasBook(place)) return;
    const isShown = (id: string) => value.some((client) => client.id === id);
    if (!before.every((id) => isShown(id) || ledger.isDecided(id))) {
      complaints.push(`The device had ${before.length} clients, and shows ${value.length}.`);
    }
    const now = (await tab.mirrored('customers')).map(({ id }) => id);
    copied.set(device, [...new Set([...before, ...now])]);
  };

  const acts = {
    'add-client': (place: Place) => {
      const name = type(place, 'name of a client');
      return create(place, forms.client(name.text), [name]);
    },
    'walk-in': (place: Place) => {
      const [name, chest] = [type(place, 'name of a walk-in'), type(place, 'chest of a walk-in')];
      const { address, body } = forms['walk-in'](chest.text);
      return create(place, { address, body: { ...body, name: name.text } }, [name, chest]);
    },
    measure: async (place: Place, { row }: ActOf<'measure'>) => {
      const client = await clientAt(place, row);
      if (!client) return;
      const chest = type(place, 'chest of a client', client.id);
      await create(place, forms.record(chest.text, { customerId: client.id }), [chest]);
    },
    order: async (place: Place, { row, isPaid }: ActOf<'order'>) => {
      const client = await clientAt(place, row);
      if (!client) return;
      const style = type(place, 'style of an order', client.id);
      const entered = forms.order(style.text, { customerId: client.id });
      if (!isPaid) return create(place, entered, [style]);
      const note = type(place, 'note of a first payment', client.id);
      const { body: paid } = forms.payment(note.text, { orderId: '' });
      const payment = { ...paid, id: crypto.randomUUID() };
      await create(place, { ...entered, body: { ...entered.body, payment } }, [style, note]);
    },
    pay: async (place: Place, { row }: ActOf<'pay'>) => {
      const order = await chosenHere(place, '/api/orders', row);
      if (!order) return;
      const note = type(place, 'note of a payment', order.id, order.customerId);
      await create(place, forms.payment(note.text, { orderId: order.id }), [note]);
    },
    'reopen-draft': async (place: Place, { isChanged }: ActOf<'reopen-draft'>) => {
      const draft = [...place.device.drafts.values()].find(({ userId }) => userId === place.tab.userId);
      if (!draft) return;
      const before = ledger.typedIn(draft.body);
      if (!isChanged) return create(place, draft, before, draft);
      const after = before.map(({ what, related }) => type(place, what, ...related));
      const text = before.reduce(
        (json, { text: old }, at) => json.replaceAll(`"${old}"`, `"${after[at]?.text}"`),
        JSON.stringify(draft.body),
      );
      await create(place, { ...draft, body: JSON.parse(text) as Entered['body'] }, after, draft);
    },
    'edit-client': async (place: Place, { row, field }: ActOf<'edit-client'>) => {
      const client = await clientAt(place, row);
      if (!client) return;
      const { id, name, phone, whatsapp, notes, language } = client;
      const body = (text: string) => ({ name, phone, whatsapp, notes, language, [field]: text });
      const address = `/api/customers/${id}`;
      const what = `${field} of a client`;
      await change(place, client, { what, address, body, before: client[field], shownAt: '/api/customers' });
    },
    remeasure: async (place: Place, { row, field }: ActOf<'remeasure'>) => {
      const client = await clientAt(place, row);
      const record = client && (await chosenHere(place, `/api/measurements/${client.id}`, row));
      if (!record) return;
      const values = record.measurements as Record<string, string>;
      await change(place, record, {
        what: `${field} of a record`,
        address: `/api/measurements/${record.id}`,
        body: (text) => ({ measurements: { ...values, [field]: text }, tags: record.tags }),
        before: values[field],
        shownAt: `/api/measurements/${client.id}`,
      });
    },
    stage: async (place: Place, { row, stage }: ActOf<'stage'>) => {
      const order = await chosenHere(place, '/api/orders', row);
      if (!order) return;
      const send = () => place.tab.change(`/api/orders/${order.id}/stage`, order, { stage });
      complaints.push(...(await savedAndShown(place, { typed: [], send, shownAt: () => [`/api/orders/${order.id}`] })));
    },
    'delete-client': async (place: Place, { row }: ActOf<'delete-client'>) => {
      const client = place.device.network === 'online' ? await chosen(place, '/api/customers', row) : undefined;
      if (!client) return;
      const { status } = await place.device.session.agent.delete(`/api/customers/${client.id}`);
      if (status < 300) ledger.noteDeleted(client.id);
    },
  } satisfies { [K in Act['kind']]?: (place: Place, act: ActOf<K>) => Promise<unknown> };
  return { acts, lookAtClients };
}

interface Edit {
  what: string;
  address: string;
  body: (text: string) => object;
  before: unknown;
  shownAt: string;
}

/** Returns the addresses that show a row which was made by a form of this address. */
function screensOf(address: string, { id, customerId, orderId }: KeptRow): string[] {
  if (address === '/api/customers') return [address];
  if (address === '/api/orders') return [`/api/orders/${id}`];
  if (address.endsWith('/payments')) return [`/api/orders/${String(orderId)}/payments`];
  return ['/api/customers', `/api/measurements/${String(customerId)}`];
}
