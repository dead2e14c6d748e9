import type { Measurement } from '@shared/measurements/contract';
import type { Order } from '@shared/orders/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { OrderPage } from '../../../client/src/features/orders/order-page/order-page';
import { DraftOwner } from '../../../client/src/forms/draft-owner';
import { queryClient } from '../../../client/src/lib/api/query-client';
import { dismissToast, Toaster } from '../../../client/src/ui/feedback/toast';
import { aGarment, anOrderOf, answerOrder } from './an-order';
import { answerClients } from './client-book';
import { fakeApi } from './fake-api';
import { aClient } from './rows';

export const user = userEvent.setup({ delay: null });
export const api = fakeApi();

export const today = '2026-06-01';
export const ada = aClient({ name: 'Ada Obi', phone: '0803 555 0142' });

/** Returns an order of Ada: a dress for ₦140,000, four sashes for ₦3,500 each, ₦2,000 off. */
export const anOrder = (fields: Partial<Order> = {}): Order =>
  anOrderOf(ada, {
    garments: [aGarment(), aGarment({ garment: 'Sash', quantity: 4, done: 3, price: 350_000 })],
    discount: 200_000,
    dueOn: '2026-06-05',
    stage: 'sewing',
    stageTimes: { taken: Date.parse('2026-05-09T09:14:00.000Z'), sewing: Date.parse('2026-05-27T09:00:00.000Z') },
    ...fields,
  });

/** Renders the page of an order on 1 June 2026. Returns the stored order, and `touch`, by which another device changes it. */
export function open(given: Partial<Order> = {}, records: Measurement[] = [], customer = ada) {
  answerClients(api, [customer], records);
  const stored = answerOrder(api, structuredClone(anOrder(given)));
  show(stored.order.id);
  return stored;
}

/** Renders the page with the given id. The test answers its calls. */
export function show(id: string) {
  const { hook } = memoryLocation({ path: `/orders/${id}` });
  render(
    <QueryClientProvider client={queryClient}>
      <DraftOwner value="tailor">
        <Router hook={hook}>
          <main id="main" tabIndex={-1}>
            <Route path="/orders/:orderId">
              <OrderPage />
            </Route>
            <Route path="/orders">All orders are here</Route>
          </main>
        </Router>
      </DraftOwner>
      <Toaster />
    </QueryClientProvider>,
  );
}

export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Presses a stage of the seam. */
export const pressStage = async (name: string) =>
  user.click(within(await screen.findByRole('list', { name: 'Stage' })).getByRole('button', { name }));

/** Presses Ready or Collected beside the name of the client, or at the foot of a phone's screen. */
export async function pressAct(name: 'Ready' | 'Collected') {
  const buttons = await screen.findAllByRole('button', { name });
  await user.click(buttons.find((button) => !button.closest('[aria-label="Stage"]'))!);
}

/** Returns the open dialog, when it takes presses. */
export async function dialog(name?: string | RegExp, role = 'dialog') {
  const element = await screen.findByRole(role, { name });
  await waitFor(() => expect(element.style.pointerEvents).toBe('auto'));
  return within(element);
}

export const pressIn = async (title: string | RegExp, name: string | RegExp) =>
  user.click((await dialog(title)).getByRole('button', { name }));

/** The writes to a path that ends in `part`, with their bodies. */
export const writes = (part: string) => api.writes.filter(({ path }) => path.endsWith(part));

/** Returns the terms of the money with their amounts. */
export const moneyRows = () =>
  within(screen.getByRole('region', { name: 'Money' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00.000Z`) });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
