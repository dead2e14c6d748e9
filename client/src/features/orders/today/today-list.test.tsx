// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import { addDays } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { aFitting, aGarment, anOrder, answerOrders, today } from '../../../../../tests/support/client/open-orders';
import { aClient, anId } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';
import { dismissToast, Toaster } from '../../../ui/feedback/toast';
import { TodayList } from './today-list';

vi.mock('../tell/tell-dialog', () => ({
  TellDialog: ({ order, kind, onClose }: { order: Order; kind: string; onClose: () => void }) => (
    <div role="dialog" aria-label={`Tell of ${order.number}: ${kind}`}>
      <button onClick={onClose}>Close</button>
    </div>
  ),
}));

const api = fakeApi();
const user = userEvent.setup({ delay: null });

const ada = aClient({ id: anId(1), name: 'Ada Obi' });
const konstantina = aClient({ id: anId(2), name: 'Konstantina Papadimitriou-Fotheringham' });

const fitted = anOrder({ number: 131, fittings: [aFitting('11:30')], dueOn: addDays(today, 4) });
const late = anOrder({ number: 129, customerId: konstantina.id, dueOn: addDays(today, -4) });
const promised = anOrder({
  number: 136,
  dueOn: today,
  dueTime: '16:00',
  garments: [aGarment('Shirt', { quantity: 3, done: 1 })],
});
const untold = anOrder({ number: 126, stage: 'ready', readyOn: addDays(today, -2), dueOn: addDays(today, -2) });
const waiting = anOrder({ number: 121, stage: 'ready', readyOn: addDays(today, -12), told: { ready: 1 } });
const later = anOrder({ number: 139, dueOn: addDays(today, 2), garments: [aGarment('Aso-ebi gown')] });

function open(orders: readonly Order[], nextNumber?: number) {
  api.on(customersApi.list, [ada, konstantina]);
  answerOrders(api, orders, nextNumber);
  render(
    <QueryClientProvider client={queryClient}>
      <main tabIndex={-1}>
        <TodayList />
      </main>
      <Toaster />
    </QueryClientProvider>,
  );
}

const region = () => within(screen.getByRole('region', { name: 'Today' }));
const rows = async () => (await region().findAllByRole('listitem')).map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });

/** Lets the time pass in which a second tap is ignored. */
const settle = () => vi.setSystemTime(Date.now() + 1000);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T08:00:00Z`) }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.useRealTimers();
});

describe('the list of today', () => {
  it('has each order once, by its most urgent reason, with what is next', async () => {
    open([later, untold, late, waiting, promised, fitted]);
    expect(await rows()).toEqual([
      '13111:30 FittingAda Obi, order 131Agbada, sewingFitted',
      '1294 days lateKonstantina Papadimitriou-Fotheringham, order 129Agbada, sewingReady',
      '136Promised by 16:00Ada Obi, order 136Shirt ×\u00a03, sewingReady',
      '126Ready, not toldAda Obi, order 126Agbada, readyTell',
      '121Ready 12 days, not collectedAda Obi, order 121Agbada, readyRemind',
    ]);
    expect(region().getByText('Monday 1 June: 1 fitting, 5 garments to finish')).toBeTruthy();
    expect(region().getByRole('link', { name: 'All 6 orders' }).getAttribute('href')).toBe('/orders');
    const link = region().getByRole('link', { name: /order 131$/ });
    expect(link.getAttribute('href')).toBe(`/orders/${fitted.id}`);
  });

  it('says which clients asked on their page, and who says to have a ready order', async () => {
    const clientAskedAt = `${addDays(today, -1)}T17:40:00.000Z`;
    const had = { stage: 'ready', readyOn: addDays(today, -1), clientHasItAt: clientAskedAt } as const;
    open([{ ...late, clientAskedAt }, { ...later, clientAskedAt }, anOrder({ number: 140, ...had })]);
    expect(await rows()).toEqual([
      '1294 days late, client askedKonstantina Papadimitriou-Fotheringham, order 129Agbada, sewingReady',
      '139Client askedAda Obi, order 139Aso-ebi gown, sewingTell',
      '140Ada says “I have it”. Collected?Ada Obi, order 140Agbada, readyCollected',
    ]);
  });

  it('marks the rush orders, which are before others of their reason', async () => {
    const due = { dueOn: today };
    open([anOrder({ number: 131, ...due }), anOrder({ number: 132, ...due, rush: true })]);
    expect(await rows()).toEqual([
      '132Promised todayAda Obi, order 132RushAgbada, sewingReady',
      '131Promised todayAda Obi, order 131Agbada, sewingReady',
    ]);
  });

  it('names the next promised order if nothing is due', async () => {
    open([later, anOrder({ number: 140, dueOn: addDays(today, 9) })]);
    expect(await screen.findByText('Nothing is due today')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Aso-ebi gown for Ada, Wednesday' });
    expect(link.getAttribute('href')).toBe(`/orders/${later.id}`);
    expect(region().getByText('Monday 1 June')).toBeTruthy();
  });

  it('says so if no other day is promised, also if all orders are closed', async () => {
    open([]);
    expect(await screen.findByText('No other day is promised.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /orders?$/ })).toBeNull();
  });

  it('says what an order is for to a tailor without one', async () => {
    open([], 1);
    expect(await screen.findByText('No orders yet')).toBeTruthy();
    expect(screen.getByText(/It takes about 15 seconds, and your client gets a receipt\.$/)).toBeTruthy();
  });

  it('shows that it loads, and then that it failed', async () => {
    let fail = (_: Response) => undefined as void;
    api.once(ordersApi.list, () => new Promise<Response>((resolve) => (fail = resolve)));
    open([late]);
    expect(region().getByText('Loading...')).toBeTruthy();
    await waitFor(() => expect(api.requests).toContain('/api/orders'));
    fail(refusal(400, 'Away'));
    expect(await screen.findByText('Your orders could not be loaded.')).toBeTruthy();
  });

  it('shows the first of a long list, and a link to all', async () => {
    open(Array.from({ length: 43 }, (_, index) => anOrder({ number: index + 1, dueOn: addDays(today, -1) })));
    expect(await rows()).toHaveLength(40);
    expect(region().getByText(/^3 more orders due/)).toBeTruthy();
  });
});

describe('one press', () => {
  it('marks an order ready, although money is left, and Undo takes it back', async () => {
    open([late, promised]);
    await user.click(await button('Ready: Ada Obi, order 136'));
    expect(await button('Tell: Ada Obi, order 136')).toBeTruthy();
    expect(await screen.findByText('Order 136: ready')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await button('Undo'));
    expect(await button('Ready: Ada Obi, order 136')).toBeTruthy();
    expect(screen.queryByText('Order 136: ready')).toBeNull();
    const [shirt] = promised.garments;
    expect(api.writes.map(({ body }) => body)).toEqual([
      { stage: 'ready' },
      { stage: 'sewing', because: null, done: { [shirt!.id]: 1 } },
    ]);
  });

  it('tells a client who asked what fits the order', async () => {
    open([{ ...later, clientAskedAt: `${addDays(today, -1)}T17:40:00.000Z` }]);
    await user.click(await button('Tell: Ada Obi, order 139'));
    expect(await screen.findByRole('dialog', { name: 'Tell of 139: undefined' })).toBeTruthy();
  });

  it('marks an order as collected that the client has, and asks about money that is left', async () => {
    const had = { stage: 'ready', readyOn: today, clientHasItAt: `${today}T07:00:00.000Z`, told: {} } as const;
    const free = anOrder({ number: 141, ...had, garments: [aGarment('Hem', { price: 0, done: 1 })] });
    const owing = anOrder({ number: 142, ...had, garments: [aGarment('Kaftan', { price: 500_000, done: 1 })] });
    open([free, owing]);
    await user.click(await button('Collected: Ada Obi, order 141'));
    expect(await screen.findByText('Order 141: collected')).toBeTruthy();
    settle();
    await user.click(await button('Collected: Ada Obi, order 142'));
    const question = await screen.findByRole('dialog', { name: '₦5,000 is left to pay' });
    await waitFor(() => expect(question.style.pointerEvents).toBe('auto'));
    await user.click(await button('Collected, still owes ₦5,000'));
    expect(await screen.findByText('Order 142: collected')).toBeTruthy();
    expect(api.sent(ordersApi.changeStage).map(({ body }) => body)).toEqual([
      { stage: 'collected' },
      { stage: 'collected' },
    ]);
    expect(await screen.findByText('Nothing is due today')).toBeTruthy();
  });

  it('marks a fitting as done, and Undo takes it back', async () => {
    open([fitted, later]);
    await user.click(await button('Fitted: Ada Obi, order 131'));
    expect(await screen.findByText('Nothing is due today')).toBeTruthy();
    const sent = () => api.sent(ordersApi.update).map(({ body }) => body.fittings?.[0]?.doneAt);
    expect(sent()).toEqual([`${today}T08:00:00.000Z`]);
    await user.click(await button('Undo'));
    expect(await button('Fitted: Ada Obi, order 131')).toBeTruthy();
    expect(sent()[1]).toBeNull();
  });

  it('opens the message that a client gets: of a ready order, or of one that waits', async () => {
    open([untold, waiting]);
    await user.click(await button('Tell: Ada Obi, order 126'));
    expect(await screen.findByRole('dialog', { name: 'Tell of 126: ready' })).toBeTruthy();
    await user.click(await button('Close'));
    await user.click(await button('Remind: Ada Obi, order 121'));
    expect(await screen.findByRole('dialog', { name: 'Tell of 121: waiting' })).toBeTruthy();
    expect(api.writes).toEqual([]);
  });

  it('says what failed, and keeps the row', async () => {
    open([late]);
    api.on(ordersApi.changeStage, refusal(412, { message: 'This order has changed since', code: 'conflict' }));
    const ready = await button(`Ready: ${konstantina.name}, order 129`);
    await user.click(ready);
    expect((await screen.findByRole('alert')).textContent).toBeDefined();
    expect(await screen.findByText('This order has changed since')).toBeTruthy();
    await waitFor(() => expect(ready.getAttribute('aria-busy')).toBeNull());
    expect(ready.isConnected).toBe(true);
  });

  it('gives the focus to the row that comes up, and to the page after the last one', async () => {
    open([fitted, late]);
    const first = await button('Fitted: Ada Obi, order 131');
    first.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect(document.activeElement).toBe(await button(`Ready: ${konstantina.name}, order 129`));
  });

  it('counts once: the second of two taps was not for the row that came up', async () => {
    open([fitted, late]);
    await user.click(await button('Fitted: Ada Obi, order 131'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /order 131$/ })).toBeNull());
    const next = await button(`Ready: ${konstantina.name}, order 129`);
    await user.click(next);
    expect(api.sent(ordersApi.changeStage)).toEqual([]);
    settle();
    await user.click(next);
    await waitFor(() => expect(api.sent(ordersApi.changeStage)).toHaveLength(1));
  });
});
