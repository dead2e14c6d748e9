// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import { addDays } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { aGarment, anOrder, answerOrders, paidFor, today } from '../../../../../tests/support/client/open-orders';
import { aTailor, aClient, anId, completeTailor } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';
import { Toaster } from '../../../ui/feedback/toast';
import { OrdersPage } from './orders-page';
import { anOrderBook } from '../../../../../tests/support/client/orders';

const api = fakeApi();
const user = userEvent.setup({ delay: null });

const ada = aClient({ id: anId(1), name: 'Ada Obi' });
const sade = aClient({ id: anId(2), name: 'Sadé Cole' });

const ready = anOrder({ number: 126, customerId: sade.id, stage: 'ready', readyOn: addDays(today, -2) });
const collected = anOrder({
  number: 112,
  stage: 'collected',
  closedOn: '2026-06-01',
  payments: paidFor({ id: anId(112) }, 2_000_000),
});
const book = [
  anOrder({ number: 129, dueOn: addDays(today, -4), garments: [aGarment('Senator suit')] }),
  anOrder({ number: 136, dueOn: today, dueTime: '16:00', payments: paidFor({ id: anId(136) }, 4_500_000) }),
  anOrder({ number: 139, dueOn: '2026-06-07', garments: [aGarment('Kaftan', { price: null })] }),
  anOrder({ number: 140, payments: paidFor({ id: anId(140) }, 5_000_000) }),
  ready,
  collected,
  anOrder({ number: 111, stage: 'cancelled', closedOn: '2026-06-01', cancelledBecause: 'client' }),
  anOrder({
    number: 90,
    customerId: sade.id,
    stage: 'collected',
    closedOn: '2026-05-16',
    currency: 'GBP',
    garments: [aGarment('Gown', { price: 12_050 })],
  }),
];

function open(orders: readonly Order[] = book, nextNumber?: number) {
  api.on(customersApi.list, [ada, sade]);
  api.on(tailorApi.me, completeTailor);
  answerOrders(api, orders, nextNumber);
  render(
    <QueryClientProvider client={queryClient}>
      <OrdersPage />
      <Toaster />
    </QueryClientProvider>,
  );
}

/** The rows, each as the texts of its columns: a heading has one. A phone shows the garments and what is left in other columns too. */
const rows = async () => {
  const all = within(await screen.findByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1);
  const textOf = (cell: Element) => (cell.querySelector('a, p') ?? cell).textContent;
  return all.map((row) => [...row.children].map(textOf).join(' | '));
};
const tile = (name: string | RegExp) => screen.findByRole('button', { name });
const search = () => screen.findByRole('searchbox', { name: 'Search orders' });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T08:00:00Z`) }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('the page of orders', () => {
  it('has all open orders by their lists, and what is left to pay', async () => {
    open();
    expect(await rows()).toEqual([
      'Late',
      '129 | Ada Obi, order 129 | Senator suit | 4 days late | Sewing | ₦45,000 left',
      'Today',
      '136 | Ada Obi, order 136 | Agbada | Today, 16:00 | Sewing | Paid',
      'This week',
      '139 | Ada Obi, order 139 | Kaftan | Sun 7 Jun | Sewing | Price not agreed',
      'Later',
      '140 | Ada Obi, order 140 | Agbada | No day yet | Sewing | Overpaid ₦5,000',
      'Ready',
      '126 | Sadé Cole, order 126 | Agbada | Ready 2 days | Ready | ₦45,000 left',
    ]);
    expect(screen.getByRole('link', { name: /order 129$/ }).getAttribute('href')).toBe(`/orders/${anId(129)}`);
    expect(screen.getByRole('link', { name: 'Figures' }).getAttribute('href')).toBe('/orders/figures');
  });

  it('shows what was paid of an order whose price is not agreed, which is neither overpaid nor owed', async () => {
    const price = { garments: [aGarment('Kaftan', { price: null }), aGarment('Fila', { price: 500_000 })] };
    open([
      anOrder({ number: 1, ...price, payments: paidFor({ id: anId(1) }, 5_000_000) }),
      anOrder({ number: 2, ...price, stage: 'ready', readyOn: today }),
      anOrder({ number: 3, ...price, stage: 'ready', readyOn: today, payments: paidFor({ id: anId(3) }, 100) }),
    ]);
    const words = (await rows()).flatMap((row) => row.split(' | ')[5] ?? []);
    expect(words).toEqual(['₦50,000 paid, price not agreed', 'Price not agreed', '₦1 paid, price not agreed']);
    await user.click(await tile(/^Owed/));
    expect(await screen.findByText('No money is owed for what is made')).toBeTruthy();
    expect((await tile(/^Owed/)).textContent).toBe('Owed0');
  });

  it('marks the rush orders, which are first in their list, until they are closed', async () => {
    const rush = { rush: true, dueOn: addDays(today, 5) };
    open([
      anOrder({ number: 1, dueOn: addDays(today, 2) }),
      anOrder({ number: 2, ...rush }),
      anOrder({ number: 3, ...rush, stage: 'ready', readyOn: today }),
      anOrder({ number: 4, ...rush, stage: 'collected', closedOn: today }),
    ]);
    await rows();
    const clients = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(clients()).toEqual([
      'This week',
      'Ada Obi, order 2RushAgbada, sewing',
      'Ada Obi, order 1Agbada, sewing',
      'Ready',
      'Ada Obi, order 3RushAgbada, ready',
    ]);
    await user.click(await tile('Collected'));
    await waitFor(() => expect(clients().at(-1)).toBe('Ada Obi, order 4Agbada, collected'));
  });

  it('counts each list, and shows one alone until it is pressed again', async () => {
    open();
    for (const name of ['Late1', 'Today1', 'This week1', 'Later1', 'Ready1']) {
      expect((await tile(new RegExp(`^${name.slice(0, -1)}\\b`))).textContent).toBe(name);
    }
    await user.click(await tile(/^Ready/));
    expect(await rows()).toEqual(['126 | Sadé Cole, order 126 | Agbada | Ready 2 days | Ready | ₦45,000 left']);
    expect(location.search).toBe('?list=ready');
    expect((await tile(/^Ready/)).getAttribute('aria-pressed')).toBe('true');
    await user.click(await tile(/^Ready/));
    expect(await rows()).toHaveLength(10);
    expect(location.search).toBe('');
  });

  it('says that a list is empty', async () => {
    open([ready]);
    await user.click(await tile(/^Late\b/));
    expect(await screen.findByText('Nothing is late')).toBeTruthy();
  });

  it('says on which day more can be promised', async () => {
    api.once(ordersApi.book, anOrderBook({ currency: 'NGN', timeZone: 'UTC', weeklyGarments: 7, nextNumber: 200 }));
    open();
    expect(await screen.findByText(/^First free day: /)).toBeTruthy();
  });

  it('says whether new orders are taken, and leads to the settings of it', async () => {
    api.once(tailorApi.me, aTailor({ fullUntil: '2027-01-05' }));
    open();
    const link = await screen.findByRole('link', { name: 'Book closed until 5 January' });
    expect(link.getAttribute('href')).toBe('/settings#new-orders');
    cleanup();
    queryClient.clear();
    open();
    expect(await screen.findByRole('link', { name: 'Book is open' })).toBeTruthy();
  });

  it('offers the first order, or says that all are collected', async () => {
    open([], 1);
    expect(await screen.findByText('No orders yet')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'New order' })).toHaveLength(1);
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    queryClient.clear();
    open([collected]);
    expect(await screen.findByText('No orders in hand')).toBeTruthy();
  });

  it('says that the orders could not be loaded, and loads them again', async () => {
    api.once(ordersApi.list, refusal(400, 'Out of thread'));
    open();
    expect(await screen.findByText('Out of thread')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New order' })).toBeNull();
    await user.click(await tile('Try again'));
    expect(await rows()).toHaveLength(10);
  });

  it('says that there is no connection', async () => {
    const connect = api.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    open();
    expect(await screen.findByText(/^No connection\. It loads by itself when you are online\.$/)).toBeTruthy();
    connect();
    await user.click(await tile('Try again'));
    expect(await rows()).toHaveLength(10);
  });
});

describe('the search', () => {
  it('finds an order by client, number and garment, under its heading, and marks the text', async () => {
    open();
    await user.type(await search(), 'sade');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect((await rows())[0]).toBe('Ready');
    expect(document.querySelector('mark')?.textContent).toBe('Sadé');
    expect(screen.getByText('1 order found')).toBeTruthy();
    await user.clear(await search());
    await user.type(await search(), '14');
    await waitFor(async () => expect((await rows())[1]).toContain('140 |'));
    await user.clear(await search());
    await user.type(await search(), 'kaf');
    await waitFor(async () => expect((await rows())[1]).toContain('139 |'));
  });

  it('says that nothing matches, and can be cleared', async () => {
    open();
    await user.type(await search(), 'zz');
    expect(await screen.findByText('No orders match your search')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(await rows()).toHaveLength(10);
  });
});

describe('what is owed', () => {
  it('are the ready and the collected orders with money left, with their sum by currency', async () => {
    open();
    await user.click(await tile(/^Owed/));
    expect(await screen.findByText('2 clients owe you, for what is ready or collected')).toBeTruthy();
    expect(await rows()).toEqual([
      '126 | Sadé Cole, order 126 | Agbada | Ready 2 days | Ready | ₦45,000 left',
      '112 | Ada Obi, order 112 | Agbada | Mon 1 Jun | Collected | ₦25,000 left',
      '90 | Sadé Cole, order 90 | Gown | Sat 16 May | Collected | £120.50 left',
    ]);
    expect(screen.getByText('₦70,000')).toBeTruthy();
    expect(screen.getByText('and £120.50')).toBeTruthy();
    expect((await tile(/^Owed/)).textContent).toBe('Owed3');
  });

  it('is counted by the figures before it is opened', async () => {
    const owed = [
      { currency: 'NGN', amount: 7_000_000, orders: 2 },
      { currency: 'GBP', amount: 12_050, orders: 1 },
    ];
    api.once(ordersApi.figures, {
      ...{ months: [], owed, weeks: [], kept: 0, promised: 0 },
      daysLate: null,
      onPage: { kept: 0, promised: 0, collected: 0 },
      owing: [],
      since: null,
    });
    open();
    await waitFor(async () => expect((await tile(/^Owed/)).textContent).toBe('Owed3'));
    expect(api.requests.some((address) => address.includes('state=owed'))).toBe(false);
  });

  it('says that it could not be loaded, and loads it again', async () => {
    open();
    await rows();
    api.once(ordersApi.list, refusal(400, 'Out of thread'));
    await user.click(await tile(/^Owed/));
    expect(await screen.findByText('Out of thread')).toBeTruthy();
    await user.click(await tile('Try again'));
    expect(await rows()).toHaveLength(3);
  });
});

describe('the collected orders', () => {
  it('open month by month, the newest first, with the cancelled ones', async () => {
    open();
    await user.click(await tile('Collected'));
    expect(await screen.findByRole('button', { name: 'Show May 2026' })).toBeTruthy();
    expect(await rows()).toEqual([
      'June 2026',
      '112 | Ada Obi, order 112 | Agbada | Mon 1 Jun | Collected | ₦25,000 left',
      '111 | Ada Obi, order 111 | Agbada | Mon 1 Jun | Cancelled | Cancelled',
    ]);
    expect(api.requests.filter((address) => address.includes('month='))).toHaveLength(1);
    await user.click(await tile('Show May 2026'));
    await waitFor(async () => expect((await rows()).slice(3)[0]).toBe('May 2026'));
    expect((await rows()).at(-1)).toBe('90 | Sadé Cole, order 90 | Gown | Sat 16 May | Collected | £120.50 left');
    await user.click(await tile('Show April 2026'));
    expect(await screen.findByText('No order was collected in April 2026.')).toBeTruthy();
    expect(location.search).toBe('?list=collected&months=3');
  });

  it('are searched in the months that are open', async () => {
    open();
    await user.click(await tile('Collected'));
    await user.type(await search(), 'gown');
    expect(await screen.findByText('Only the months that are shown here are searched.')).toBeTruthy();
    await user.click(await tile('Show May 2026'));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });
});
