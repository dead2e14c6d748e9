// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customersApi, type Customer } from '@shared/customers/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerClients } from '../../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { aClient } from '../../../../tests/support/client/rows';
import { changedElsewhere, loseNextAnswer, meetEarlierTry } from '../../../../tests/support/client/writes';
import { queryClient } from '../../lib/api/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

/** Opens the form of a new client. Returns the rows of the server. */
async function openForm() {
  const customers = show([]);
  await user.click(await screen.findByRole('button', { name: 'Add Client' }));
  return customers;
}

/** Renders the page; `customers` are the rows of the server. */
function show(customers: Customer[]) {
  answerClients(api, customers);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  return customers;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

const type = (label: RegExp, text: string) => user.type(screen.getByRole('textbox', { name: label }), text);
const submit = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }));
const failed = async () => {
  await screen.findByText('Failed to add client');
  dismissToast();
};
const added = () => screen.findByText('Client added successfully');

it('a client whose answer was lost is sent again with the same key, a different client with a new key', async () => {
  await openForm();
  const headers = changedElsewhere(api, { updatedAt: '' });
  api.once(customersApi.create, refusal(503, 'Away'));
  await type(/^Name/, 'Bisi');
  await submit();
  await screen.findByText('Away');
  await submit();
  await screen.findByText('Client added successfully');
  await user.click(screen.getByRole('button', { name: 'Add Client' }));
  await type(/^Name/, 'Ada');
  await submit();
  await waitFor(() => expect(api.writes).toHaveLength(3));
  const [first, again, other] = headers.map((each) => each['Idempotency-Key']);
  expect(first).toMatch(/^"[0-9a-f]{32}"$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

describe('a new client whose answer was lost and whose values then change', () => {
  it('is created once, with the last typed values', async () => {
    const customers = await openForm();
    await type(/^Name/, 'Bisi ');
    loseNextAnswer(api);
    await submit();
    await failed();
    await type(/^Name/, 'Adeyemi');
    await type(/^Notes/, 'Tall');
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi', notes: 'Tall' }]);
    expect(api.writes.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'PUT']);
    expect(await screen.findByText('1 total client')).toBeTruthy();
  });

  it('is created with the last typed values if the first attempt did not arrive', async () => {
    const customers = await openForm();
    api.once(customersApi.create, new Response(null, { status: 503 }));
    await type(/^Name/, 'Bisi');
    await submit();
    await failed();
    await type(/^Name/, ' Adeyemi');
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi' }]);
    expect(api.writes).toHaveLength(2);
  });

  it('is found whichever of several attempts created it, also after a failure of the server', async () => {
    const customers = await openForm();
    api.once(customersApi.create, new Response(null, { status: 503 }));
    await type(/^Name/, 'Bi');
    await submit();
    await failed();
    await type(/^Name/, 'si');
    loseNextAnswer(api);
    await submit();
    await failed();
    await type(/^Name/, ' Ade');
    loseNextAnswer(api);
    await submit();
    await failed();
    await type(/^Name/, 'yemi');
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi' }]);
  });

  it('is not overwritten without a question if another device has changed it', async () => {
    const customers = await openForm();
    await type(/^Name/, 'Bisi');
    loseNextAnswer(api);
    await submit();
    await failed();
    const [made] = customers as [Customer];
    changedElsewhere(api, Object.assign(made, { phone: '0803 555 0199', updatedAt: '2026-11-21T09:20:00.000Z' }));
    await type(/^Name/, ' Adeyemi');
    await submit();
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(within(notice).getByRole('listitem').textContent).toBe('Phone0803 555 0199Here: nothingUse this');
    expect(api.writes.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use this for Phone' }));
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi', phone: '0803 555 0199' }]);
  });

  it('shows that it was deleted, keeps the typed text, and is created again by the next submit', async () => {
    const customers = await openForm();
    await type(/^Name/, 'Bisi');
    loseNextAnswer(api);
    await submit();
    await failed();
    customers.splice(0);
    await type(/^Name/, ' Adeyemi');
    await submit();
    await screen.findByText('This was saved before, and has been deleted since');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Bisi Adeyemi');
    expect(customers).toEqual([]);
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi' }]);
  });
});

it('a new client whose answer was lost is in the list, also after the form is discarded', async () => {
  await openForm();
  await type(/^Name/, 'Bisi');
  loseNextAnswer(api);
  await submit();
  await screen.findByText('Failed to add client');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('1 total client')).toBeTruthy();
});

it('a new client whose first request is still running is requested again', async () => {
  const customers = await openForm();
  await type(/^Name/, 'Bisi');
  await meetEarlierTry(api, () =>
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }).click(),
  );
  await added();
  expect(customers).toMatchObject([{ name: 'Bisi' }]);
});

it('a new client that the server reports as deleted reloads the list', async () => {
  const customers = await openForm();
  api.on(customersApi.create, refusal(404, { message: 'Deleted since', code: 'not_found' }));
  await type(/^Name/, 'Bisi');
  customers.push(aClient({ name: 'Ada' }));
  await submit();
  await screen.findByText('Deleted since');
  expect(await screen.findByText('1 total client')).toBeTruthy();
});

describe('a delete', () => {
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete Ada' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  };

  it('whose answer was lost shows in the list', async () => {
    show([aClient({ name: 'Ada' }), aClient({ name: 'Bisi' })]);
    await screen.findByText('2 total clients');
    loseNextAnswer(api);
    await remove();
    await screen.findByText('Failed to delete client');
    await screen.findByText('1 total client');
    expect(screen.queryByRole('button', { name: 'Delete Ada' })).toBeNull();
  });

  it('of a client who is already deleted succeeds', async () => {
    const customers = show([aClient({ name: 'Ada' }), aClient({ name: 'Bisi' })]);
    await screen.findByText('2 total clients');
    customers.shift();
    await remove();
    await waitFor(() => expect(api.writes).toMatchObject([{ method: 'DELETE' }]));
    await screen.findByText('1 total client');
    expect(screen.queryByText('Failed to delete client')).toBeNull();
    expect(customers).toMatchObject([{ name: 'Bisi' }]);
  });
});
