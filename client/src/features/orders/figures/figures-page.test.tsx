// @vitest-environment happy-dom
import type { OrderFigures } from '@shared/orders/book';
import { ordersApi } from '@shared/orders/contract';
import type { Order } from '@shared/orders/order';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { anOrderBook, aGarment, anOrder, aPayment } from '../../../../../tests/support/client/orders';
import { aClient, aTailor } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';
import { Toaster } from '../../../ui/feedback/toast';
import { FiguresPage } from './figures-page';

vi.mock('../tell/tell-dialog', () => ({
  TellDialog: ({ order, kind }: { order: Order; kind: string }) => (
    <div role="dialog">
      {kind} {order.number}
    </div>
  ),
}));

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const ade = aClient({ name: 'Adé Bello' });

const nothing: OrderFigures = {
  ...{ months: [], owed: [], owing: [], since: null, weeks: [] },
  ...{ kept: 0, promised: 0, daysLate: null },
  onPage: { kept: 0, promised: 0, collected: 0 },
};

const owes = (number: number, amount: number, fields: Partial<OrderFigures['owing'][number]> = {}) => ({
  ...{ id: crypto.randomUUID(), customerId: ade.id, number, amount, currency: 'NGN' },
  ...{ stage: 'ready' as const, readyOn: '2026-05-30', closedOn: null },
  ...fields,
});

const full: OrderFigures = {
  months: [
    { month: '2026-01', currency: 'NGN', taken: 41_000_000, givenBack: 0 },
    { month: '2026-05', currency: 'GBP', taken: 24_000, givenBack: 0 },
    { month: '2026-05', currency: 'NGN', taken: 80_000_000, givenBack: 1_500_000 },
  ],
  owed: [
    { currency: 'GBP', amount: 9_000, orders: 1 },
    { currency: 'NGN', amount: 3_450_000, orders: 2 },
  ],
  owing: [
    owes(112, 2_250_000, { stage: 'collected', closedOn: '2026-05-02' }),
    owes(126, 1_200_000),
    owes(127, 9_000, { currency: 'GBP' }),
  ],
  since: '2025-03-02',
  weeks: ['2026-05-25', '2026-05-18', '2026-05-11', '2026-05-04'].map((monday, at) => ({ monday, garments: 4 + at })),
  ...{ kept: 46, promised: 50, daysLate: 2.5 },
  onPage: { kept: 60, promised: 66, collected: 58 },
};

interface Given {
  figures?: OrderFigures | Response;
  orders?: Order[];
  weeklyGarments?: number | null;
}

function open({ figures = full, orders = [], weeklyGarments = null }: Given = {}) {
  answerClients(api, [ade]);
  api.on(ordersApi.list, orders);
  api.on(ordersApi.book, anOrderBook({ currency: 'NGN', timeZone: 'Africa/Lagos', weeklyGarments, nextNumber: 145 }));
  api.on(ordersApi.figures, figures);
  render(
    <QueryClientProvider client={queryClient}>
      <FiguresPage />
      <Toaster />
    </QueryClientProvider>,
  );
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const text = async (name: string) => (await screen.findByRole('region', { name })).textContent;
const bars = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-01T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

describe('the figures', () => {
  it('say who owes what since when, in each currency, and what is left on work in hand', async () => {
    open({ orders: [anOrder({ payments: [aPayment(500_000)] }), anOrder({ stage: 'ready' })] });
    expect(await text('Owed to me')).toContain(
      '₦34,500For what is ready or collected. Also £90. Another ₦40,000 is left on work in hand.',
    );
    const rows = (await panel('Owed to me')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '112Adé Bello₦22,500, collected Sat 2 MayRemind',
      '126Adé Bello₦12,000, ready since Sat 30 MayRemind',
      '127Adé Bello£90, ready since Sat 30 MayRemind',
    ]);
  });

  it('remind a client by the message about what is owed', async () => {
    open();
    const { id, customerId } = full.owing[1]!;
    api.on(ordersApi.get, anOrder({ id, customerId, number: 126 }));
    await user.click(await screen.findByRole('button', { name: 'Remind Adé Bello, order 126' }));
    expect((await screen.findByRole('dialog')).textContent).toBe('owed 126');
  });

  it('list eight who owe, and all on request', async () => {
    const owing = Array.from({ length: 12 }, (_, index) => owes(index + 1, 100));
    open({ figures: { ...full, owing, owed: [{ currency: 'NGN', amount: 2_000, orders: 20 }] } });
    expect((await panel('Owed to me')).getAllByRole('listitem')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show all (12)' }));
    expect((await panel('Owed to me')).getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText(/^And 8 orders more/)).toBeTruthy();
  });

  it('are shown on the page by a switch, which says what visitors read', async () => {
    open();
    api.on(tailorApi.me, aTailor());
    const shown = await screen.findByRole('switch', { name: 'Show on your page', checked: false });
    expect(await text('Kept promises')).toContain('“60 of 66 orders ready on the promised day”');
    const saved = aTailor({ showsKeptPromises: true });
    api.on(tailorApi.update, () => {
      api.on(tailorApi.me, saved);
      return saved;
    });
    await user.click(shown);
    expect(await screen.findByRole('switch', { name: 'Show on your page', checked: true })).toBeTruthy();
    expect(api.sent(tailorApi.update).at(-1)?.body).toMatchObject({
      businessName: 'Mehta Tailoring',
      showsKeptPromises: true,
    });
  });

  it('are not shown on the page below ten orders, and say why', async () => {
    open({ figures: { ...full, onPage: { kept: 4, promised: 5, collected: 4 } } });
    const shown = await screen.findByRole<HTMLInputElement>('switch', { name: 'Show on your page' });
    expect(shown.disabled).toBe(true);
    expect(await text('Kept promises')).toContain('From 10 collected orders with a promised day. You have 4;');
  });

  it('count kept promises as stitches', async () => {
    open();
    expect(await text('Kept promises')).toContain(
      '46 of 50Orders that were ready on the promised day or before. The 4 late ones took 2.5 days more on average.',
    );
    const stitches = (await panel('Kept promises')).getByRole('img', { name: '46 of 50 kept' });
    expect(stitches.querySelectorAll('path')).toHaveLength(50);
    expect(stitches.querySelectorAll('[stroke="var(--orange)"]')).toHaveLength(4);
  });

  it('show the money of each month in the currency of the book, and name the others', async () => {
    open();
    expect(await text('Taken this year')).toContain('₦1,195,000Payments less what was given back. Also £240.');
    expect(await bars('Taken per month')).toEqual([
      'January 2026: ₦410,000',
      'February 2026: ₦0',
      'March 2026: ₦0',
      'April 2026: ₦0',
      'May 2026: ₦785,000',
      'June 2026: ₦0',
    ]);
  });

  it('show the weeks with the number that new days are counted with', async () => {
    open();
    expect(await text('Garments finished in a week')).toContain('About 5.5The middle of the last 8 weeks');
    const weeks = await bars('Garments finished per week');
    expect(weeks.at(-2)).toBe('Week of Mon 25 May: 4 garments');
    expect(weeks.at(-1)).toBe('Week of Mon 1 Jun: 0 garments');
    expect(screen.queryByRole('link', { name: 'Garments in a usual week' })).toBeNull();
  });

  it('show what the tailor said while there are too few weeks', async () => {
    open({ figures: { ...full, weeks: [] }, weeklyGarments: 6 });
    expect(await text('Garments finished in a week')).toContain('About 6As you said in Settings.');
    expect(screen.getByRole('link', { name: 'Garments in a usual week' }).getAttribute('href')).toBe(
      '/settings#order-book',
    );
  });

  it('are those of the last 12 months or of an earlier year on request', async () => {
    open();
    await user.selectOptions(await screen.findByLabelText('Period'), 'Last 12 months');
    expect(await bars('Taken per month')).toHaveLength(12);
    await user.selectOptions(screen.getByLabelText('Period'), '2025');
    expect(await text('Taken in 2025')).toContain('₦0');
    expect(api.sent(ordersApi.figures).map(({ query }) => query)).toEqual([
      { from: '2025-12-01', to: '2026-06-01' },
      { from: '2026-01-01', to: '2026-06-01' },
      { from: '2025-07-01', to: '2026-06-01' },
      { from: '2025-01-01', to: '2025-12-31' },
    ]);
    expect(screen.queryByRole('option', { name: '2024' })).toBeNull();
  });

  it('say that there is nothing to count yet', async () => {
    open({ figures: nothing, orders: [anOrder({ garments: [aGarment({ price: null })] })] });
    expect(await screen.findByText('Not enough to count yet')).toBeTruthy();
    expect(screen.queryByLabelText('Period')).toBeNull();
  });

  it('say what is missing of the rest', async () => {
    open({ figures: { ...nothing, since: '2026-05-30' } });
    expect(await text('Owed to me')).toContain('₦0Nothing is left to pay for what is ready or collected.');
    expect(await text('Kept promises')).toContain('No order with a promised day got ready in this time.');
    expect(await text('Garments finished in a week')).toContain('Four weeks with finished garments say');
  });

  it('say that they could not be loaded, and load again', async () => {
    open({ figures: refusal(500, 'No') });
    expect(await screen.findByText('The figures could not be loaded')).toBeTruthy();
    api.on(ordersApi.figures, full);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await text('Kept promises')).toContain('46 of 50');
  });
});
