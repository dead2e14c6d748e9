// @vitest-environment happy-dom
import { ordersApi } from '@shared/orders/contract';
import type { Order } from '@shared/orders/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { anOrderBook, aGarment, anOrder, aPayment } from '../../../../../tests/support/client/orders';
import { queryClient } from '../../../lib/api/query-client';
import { ClientOrders } from './client-orders';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const customerId = crypto.randomUUID();

function show(orders: Order[] | Response) {
  api.on(ordersApi.list, orders);
  api.on(
    ordersApi.book,
    anOrderBook({ currency: 'NGN', timeZone: 'Africa/Lagos', weeklyGarments: null, nextNumber: 145 }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <ClientOrders customerId={customerId} />
    </QueryClientProvider>,
  );
}

const own = (fields: Partial<Order> = {}) => anOrder({ customerId, ...fields });
const collected = (fields: Partial<Order> = {}) =>
  own({ stage: 'collected', closedOn: '2026-05-16', payments: [aPayment(4_500_000)], ...fields });
const lines = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-01T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

describe("a client's orders", () => {
  it('show how far each is and what is left, those promised first above, and what is left of all', async () => {
    show([
      own({ number: 151, dueOn: null, garments: [aGarment({ price: null })], payments: [aPayment(2_000_000)] }),
      own({ number: 150, dueOn: null, garments: [aGarment(), aGarment({ price: null })] }),
      own({ number: 144, payments: [aPayment(2_250_000)] }),
      own({ number: 126, stage: 'ready', readyOn: '2026-05-30', dueOn: '2026-05-30', payments: [aPayment(2_250_000)] }),
      own({ number: 120, stage: 'sewing', dueOn: '2026-05-28', payments: [aPayment(4_500_000)] }),
      own({ number: 119, stage: 'cutting', dueOn: '2026-06-01', currency: 'GBP', payments: [aPayment(4_600_000)] }),
    ]);
    expect(await lines('Open orders')).toEqual([
      '120AgbadaSewing, 4 days latePaid',
      '126AgbadaReady, not told₦22,500 left',
      '119AgbadaCutting, for today£1,000 overpaid',
      '144AgbadaTaken, for Tue 16 Jun₦22,500 left',
      '150Agbada, AgbadaTaken, no day yetPrice not agreed',
      '151AgbadaTaken, no day yet₦20,000 paid, price not agreed',
    ]);
    expect(screen.getByText('₦45,000').parentElement?.textContent).toBe('₦45,000 left to pay');
  });

  it('open the closed ones with their number, months and prices, 20 at once', async () => {
    const closed = Array.from({ length: 25 }, (_, index) =>
      collected({ number: 100 - index, createdAt: '2026-03-10T10:00:00Z' }),
    );
    show([
      ...closed,
      own({ number: 9, stage: 'cancelled', closedOn: '2026-04-02', createdAt: '2026-04-01T10:00:00Z' }),
    ]);
    const summary = await screen.findByRole('button', {
      name: '25 collected and 1 cancelled since March 2026, ₦1,125,000',
    });
    expect(screen.queryByRole('listitem')).toBeNull();
    await user.click(summary);
    expect(summary.getAttribute('aria-expanded')).toBe('true');
    expect(await lines('Closed orders')).toHaveLength(20);
    expect((await lines('Closed orders'))[0]).toBe('100AgbadaCollected, Sat 16 MayPaid');
    await user.click(screen.getByRole('button', { name: 'Show more (6)' }));
    expect((await lines('Closed orders')).at(-1)).toBe('9AgbadaCancelled, Thu 2 Apr');
    await user.click(summary);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('of several currencies are added for each', async () => {
    show([own(), own({ currency: 'GBP', garments: [aGarment({ price: 24_000 })] })]);
    expect(await screen.findByText('₦45,000 and £240')).toBeTruthy();
  });

  it('show nothing for a client without orders', async () => {
    show([]);
    await vi.waitFor(() => expect(screen.queryByText('Loading orders...')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
  });

  it('say that they could not be loaded, and load again', async () => {
    show(refusal(500, 'No'));
    expect(await screen.findByText('The orders could not be loaded')).toBeTruthy();
    api.on(ordersApi.list, [own()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines('Open orders')).toHaveLength(1);
  });
});
