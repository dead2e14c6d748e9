// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { figuresApi } from '@shared/figures/contract';
import { galleryApi } from '@shared/gallery/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { decisionsApi } from '@shared/moderation/decisions';
import { ordersApi } from '@shared/orders/contract';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../tests/support/client/fake-api';
import { anOrder, answerOrders } from '../../tests/support/client/open-orders';
import { aClient, anId, completeTailor } from '../../tests/support/client/rows';
import { HomeScreen } from './home-screen';
import { queryClient } from './lib/api/query-client';

const api = fakeApi();

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function open() {
  api.on(tailorApi.me, completeTailor);
  api.on(customersApi.list, [aClient({ id: anId(1), name: 'Ada Obi' })]);
  for (const endpoint of [measurementsApi.counts, measurementsApi.latest]) api.on(endpoint, {});
  for (const endpoint of [galleryApi.list, measurementsApi.recent, decisionsApi.list, figuresApi.list]) {
    api.on(endpoint, []);
  }
  answerOrders(api, [anOrder({ number: 129, dueOn: '2026-05-28' })]);
  render(
    <QueryClientProvider client={queryClient}>
      <HomeScreen />
    </QueryClientProvider>,
  );
}

it('begins with Today, and keeps the clients, the own page and the four sections', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Ready: Ada Obi, order 129' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Recent clients',
    'Public Profile',
    'Client Management',
    'Measurements',
    'Portfolio Gallery',
    'Profile Settings',
    'Profile completeness',
  ]);
  expect(screen.getByRole('button', { name: 'New order' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Walk-in' }).getAttribute('href')).toBe('/measurements#walk-in');
  expect(screen.getByRole('link', { name: 'Logout' })).toBeTruthy();
});

it('loads the orders again with the other parts that failed', async () => {
  api.once(ordersApi.list, refusal(400, 'Out of thread'));
  open();
  const today = within(screen.getByRole('region', { name: 'Today' }));
  expect(await today.findByText('Your orders could not be loaded.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Take measurements of Ada Obi' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await today.findByRole('button', { name: 'Ready: Ada Obi, order 129' })).toBeTruthy();
});
