import type { Customer } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import type { OrderBook, OrderSuggestions } from '@shared/orders/book';
import { ordersApi } from '@shared/orders/contract';
import { orderInputSchema, orderUpdateSchema, type Order } from '@shared/orders/order';
import type { Payment, PaymentInput } from '@shared/payments/contract';
import { sheetsApi, type SheetRow } from '@shared/sheets/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { parse } from 'zod/mini';
import { type OrderFormStart, useOrderForm } from '../../../client/src/features/orders/order-form/use-order-form';
import { DraftOwner } from '../../../client/src/forms/draft-owner';
import { queryClient } from '../../../client/src/lib/api/query-client';
import { dismissToast, Toaster } from '../../../client/src/ui/feedback/toast';
import { setViewport, usualWidth } from '../viewport';
import { answerClients } from './client-book';
import { fakeApi, refusal } from './fake-api';
import { anOrderBook, aGarment, anOrder as anyOrder, noFigures } from './orders';
import { aClient, anId } from './rows';

export const user = userEvent.setup({ delay: null });
export const api = fakeApi();

/** A Monday. Only the clock is fake, because timers of the form run. */
export const today = '2026-06-01';

export const ade = aClient({ id: anId(1), name: 'Olúwaṣeun Adébáyọ̀', phone: '0803 555 0142' });
export const bola = aClient({ id: anId(2), name: 'Bola Alade' });

const at = `${today}T08:10:00.000Z`;

/** Returns a line of an order: an agbada for ₦45,000. */
export const aLine = aGarment;

/** Returns an open order of a client. */
export const anOrder = (customer: Customer, fields: Partial<Order> = {}): Order =>
  anyOrder({
    ...{ customerId: customer.id, number: 143, dueOn: null, promisedOn: null, stageTimes: {} },
    ...fields,
  });

interface Given {
  customers?: Customer[];
  records?: Measurement[];
  sheets?: SheetRow[];
  orders?: Order[];
  book?: Partial<OrderBook>;
  suggestions?: Partial<OrderSuggestions>;
  /** The client whose page it is. */
  customerId?: string;
  /** With what the button opens the form. */
  start?: OrderFormStart;
  /** The user whose drafts are kept; without one, none are. */
  owner?: string;
}

const agbada = { garment: 'Agbada', kind: 'new', price: 4_500_000, currency: 'NGN' } as const;
export const suggested: OrderSuggestions = {
  garments: [
    agbada,
    { ...agbada, garment: 'Fila', price: 500_000 },
    { ...agbada, garment: 'Hem trousers', kind: 'alteration', price: null },
  ],
  depositShare: null,
  method: null,
};

/** Renders a page with the button of a new order, as Home has it. Returns the orders of the server. */
export function openPage({ customers = [ade, bola], records = [], orders = [], ...given }: Given = {}) {
  const rows = structuredClone(orders);
  const clients = structuredClone(customers);
  answerClients(api, clients, structuredClone(records));
  api.on(sheetsApi.list, given.sheets ?? []);
  answerOrders(rows, clients, given);
  render(
    <QueryClientProvider client={queryClient}>
      <DraftOwner value={given.owner}>
        <Page start={given.start} customerId={given.customerId} />
      </DraftOwner>
      <Toaster />
    </QueryClientProvider>,
  );
  return rows;
}

function Page({ start, customerId }: Pick<Given, 'start' | 'customerId'>) {
  const form = useOrderForm(customerId);
  return (
    <main>
      <button type="button" onClick={() => form.open(start)}>
        New order
      </button>
      {form.dialog}
    </main>
  );
}

function answerOrders(rows: Order[], customers: Customer[], { book, suggestions }: Given): void {
  const sent = new Map<string, string>();
  let stored: OrderBook = anOrderBook({
    currency: 'NGN',
    timeZone: 'UTC',
    weeklyGarments: 5,
    nextNumber: 144,
    ...book,
  });
  api.on(ordersApi.list, ({ query }) =>
    structuredClone(rows.filter(({ customerId }) => [undefined, customerId].includes(query.customerId))),
  );
  api.on(ordersApi.get, ({ params }) => rows.find(({ id }) => id === params.id) ?? refusal(404, 'Order not found'));
  api.on(ordersApi.book, () => stored);
  api.on(ordersApi.changeBook, ({ body }) => (stored = { ...stored, ...body }));
  api.on(ordersApi.suggestions, { ...suggested, ...suggestions });
  api.on(ordersApi.figures, noFigures);
  api.on(ordersApi.create, ({ body }) => {
    const { payment, newClient, timeZone: _, number, ...written } = parse(orderInputSchema, body);
    const known = rows.find(({ id }) => id === written.id);
    const withClient = (row: Order) =>
      newClient ? { ...row, customer: customers.find(({ id }) => id === row.customerId) } : row;
    if (known && sent.get(known.id) === JSON.stringify(body)) return withClient(known);
    if (known) return refusal(422, { message: 'Saved before', code: 'key_reused' });
    const isTaken = rows.some((row) => row.number === number);
    const given = number === undefined || isTaken ? stored.nextNumber : number;
    const row = anOrder(ade, { ...(written as Partial<Order>), number: given });
    row.payments = payment ? [aPayment(row.id, payment)] : [];
    rows.push(row);
    if (newClient) customers.push(aClient({ ...newClient, id: row.customerId }));
    sent.set(row.id, JSON.stringify(body));
    return { ...withClient(row), numberWasTaken: isTaken };
  });
  api.on(ordersApi.update, ({ params, body }) => {
    const row = rows.find(({ id }) => id === params.id);
    if (!row) return refusal(404, 'Order not found');
    const { askedBy: _, ...written } = parse(orderUpdateSchema, body);
    return Object.assign(row, written);
  });
  api.on(ordersApi.tell, ({ params, body }) => {
    const row = rows.find(({ id }) => id === params.id)!;
    row.told = { ...row.told, [body.kind]: Date.now() };
    return row;
  });
}

const aPayment = (orderId: string, { amount, method, onDate }: PaymentInput): Payment => ({
  ...{ id: crypto.randomUUID(), orderId, amount, method, onDate, note: null, createdAt: at, updatedAt: at },
});

/** The body of the only order that was sent. */
export const sentOrder = () => api.sent(ordersApi.create)[0]?.body;

/** The new clients of the orders that were sent. */
export const sentClients = () => api.sent(ordersApi.create).flatMap(({ body }) => body.newClient ?? []);

export const inForm = () => within(screen.getByRole('dialog'));
export const press = async (name: string | RegExp) => user.click(await inForm().findByRole('button', { name }));
export const fieldOf = (label: string | RegExp) => inForm().getByLabelText<HTMLInputElement>(label);

/** Waits until the form has the focus. */
export async function untilOpen() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

/** Opens the form and waits for its clients and garments. */
export async function openForm(given: Given = {}) {
  const rows = openPage(given);
  await user.click(screen.getByRole('button', { name: 'New order' }));
  await untilOpen();
  return rows;
}

beforeEach(() => {
  setViewport(360);
  vi.setSystemTime(`${today}T08:10:00Z`);
});

afterEach(() => {
  // A page that is still mounted would load its lists into the cleared cache, and the next test would see them.
  cleanup();
  vi.useRealTimers();
  setViewport(usualWidth);
  queryClient.clear();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
