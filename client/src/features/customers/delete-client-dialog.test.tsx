// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import type { Order } from '@shared/orders/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { answerClients } from '../../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { anOrder, aPayment } from '../../../../tests/support/client/orders';
import { aClient, aRecord } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { useOrders } from '../orders/queries';
import { DeleteClientDialog } from './delete-client-dialog';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const ade = aClient({ name: 'Adé Bello' });

/** The number of the open orders on another part of the screen. */
const OpenOrders = () => <p>{useOrders().data?.length} open</p>;

function open(orders: Order[] | Response) {
  answerClients(api, [ade], [aRecord(ade)]);
  api.on(ordersApi.list, orders);
  render(
    <QueryClientProvider client={queryClient}>
      <DeleteClientDialog customer={ade} onClose={() => undefined} />
      <OpenOrders />
      <Toaster />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
});

const order = (fields: Partial<Order> = {}) => anOrder({ customerId: ade.id, ...fields });

describe('deleting a client', () => {
  it.each<[string, Order[]]>([
    ['3 orders, ₦85,000 paid', [order({ payments: [aPayment(9_000_000), aPayment(-500_000)] }), order(), order()]],
    ['1 order, nothing paid', [order()]],
    [
      '2 orders, ₦45,000 and £240 paid',
      [order({ payments: [aPayment(4_500_000)] }), order({ currency: 'GBP', payments: [aPayment(24_000)] })],
    ],
  ])('names the orders and the money first: %s', async (words, orders) => {
    open(orders);
    const named = await screen.findByText(words);
    await waitFor(() => expect(named.parentElement?.textContent).toBe(`${words}1 measurement`));
    expect(screen.getByText(/All associated orders, payments and measurements will also be deleted\.$/)).toBeTruthy();
  });

  it('names the measurements alone without orders', async () => {
    open([]);
    expect(await screen.findByText(/All associated measurements will also be deleted\.$/)).toBeTruthy();
    expect(screen.queryByText(/paid/)).toBeNull();
  });

  it('names the orders also if they could not be counted', async () => {
    open(refusal(500, 'No'));
    expect(await screen.findByText('Orders, which could not be counted')).toBeTruthy();
    expect(screen.getByText(/All associated orders, payments and measurements/)).toBeTruthy();
  });

  it('reloads the orders', async () => {
    const orders = [order()];
    open(orders);
    await screen.findByText('1 open');
    api.on(customersApi.delete, () => {
      api.on(ordersApi.list, []);
      return undefined;
    });
    const before = api.sent(ordersApi.list).length;
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    act(() => dismissToast());
    await waitFor(() => expect(api.sent(ordersApi.list).length).toBeGreaterThan(before));
    expect(await screen.findByText('0 open')).toBeTruthy();
  });
});
