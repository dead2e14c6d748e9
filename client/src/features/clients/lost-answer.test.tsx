// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@shared/customers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changedElsewhere } from '../../../../tests/support/changed-elsewhere';
import { meetEarlierTry } from '../../../../tests/support/earlier-try';
import { loseNextAnswer } from '../../../../tests/support/lose-next-answer';
import { aClient, practiceApi } from '../../../../tests/support/practice-api';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });

/** Opens the form of a new client. */
async function openForm() {
  const page = show([]);
  await user.click(await screen.findByRole('button', { name: 'Add Client' }));
  return page;
}

/** Renders the page; `customers` are the rows of the server. */
function show(customers: Customer[]) {
  const api = practiceApi(customers);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...api, customers };
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
  const { failures, sent } = await openForm();
  const headers = changedElsewhere({ updatedAt: '' });
  failures['POST /api/customers'] = { status: 503, body: { message: 'Away' } };
  await type(/^Name/, 'Bisi');
  await submit();
  await screen.findByText('Away');
  delete failures['POST /api/customers'];
  await submit();
  await screen.findByText('Client added successfully');
  await user.click(screen.getByRole('button', { name: 'Add Client' }));
  await type(/^Name/, 'Ada');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, again, other] = headers.map((each) => each['Idempotency-Key']);
  expect(first).toMatch(/^"[0-9a-f]{32}"$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

describe('a new client whose answer was lost and whose values then change', () => {
  it('is created once, with the last typed values', async () => {
    const { customers, sent } = await openForm();
    await type(/^Name/, 'Bisi ');
    loseNextAnswer();
    await submit();
    await failed();
    await type(/^Name/, 'Adeyemi');
    await type(/^Notes/, 'Tall');
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi', notes: 'Tall' }]);
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'PUT']);
    expect(await screen.findByText('1 total client')).toBeTruthy();
  });

  it('is created with the last typed values if the first attempt did not arrive', async () => {
    const { failures, customers, sent } = await openForm();
    failures['POST /api/customers'] = { status: 503, body: {} };
    await type(/^Name/, 'Bisi');
    await submit();
    await failed();
    delete failures['POST /api/customers'];
    await type(/^Name/, ' Adeyemi');
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi' }]);
    expect(sent).toHaveLength(2);
  });

  it('is found whichever of several attempts created it, also after a failure of the server', async () => {
    const { failures, customers } = await openForm();
    failures['POST /api/customers'] = { status: 503, body: {} };
    await type(/^Name/, 'Bi');
    await submit();
    await failed();
    delete failures['POST /api/customers'];
    await type(/^Name/, 'si');
    loseNextAnswer();
    await submit();
    await failed();
    await type(/^Name/, ' Ade');
    loseNextAnswer();
    await submit();
    await failed();
    await type(/^Name/, 'yemi');
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi' }]);
  });

  it('is not overwritten without a question if another device has changed it', async () => {
    const { customers, sent } = await openForm();
    await type(/^Name/, 'Bisi');
    loseNextAnswer();
    await submit();
    await failed();
    const [made] = customers as [Customer];
    changedElsewhere(Object.assign(made, { phone: '0803 555 0199', updatedAt: '2026-11-21T09:20:00.000Z' }));
    await type(/^Name/, ' Adeyemi');
    await submit();
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(within(notice).getByRole('listitem').textContent).toBe('Phone0803 555 0199Here: nothingUse this');
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use this for Phone' }));
    await submit();
    await added();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi', phone: '0803 555 0199' }]);
  });

  it('shows that it was deleted, keeps the typed text, and is created again by the next submit', async () => {
    const { customers } = await openForm();
    await type(/^Name/, 'Bisi');
    loseNextAnswer();
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
  loseNextAnswer();
  await submit();
  await screen.findByText('Failed to add client');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('1 total client')).toBeTruthy();
});

it('a new client whose first request is still running is requested again', async () => {
  const { customers } = await openForm();
  await type(/^Name/, 'Bisi');
  await meetEarlierTry(() => within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }).click());
  await added();
  expect(customers).toMatchObject([{ name: 'Bisi' }]);
});

it('a new client that the server reports as deleted reloads the list', async () => {
  const { failures, customers } = await openForm();
  failures['POST /api/customers'] = { status: 404, body: { message: 'Deleted since', code: 'not_found' } };
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
  };

  it('whose answer was lost shows in the list', async () => {
    show([aClient({ name: 'Ada' }), aClient({ name: 'Bisi' })]);
    await screen.findByText('2 total clients');
    loseNextAnswer();
    await remove();
    await screen.findByText('Failed to delete client');
    await screen.findByText('1 total client');
    expect(screen.queryByRole('button', { name: 'Delete Ada' })).toBeNull();
  });

  it('of a client who is already deleted succeeds', async () => {
    const { customers } = show([aClient({ name: 'Ada' }), aClient({ name: 'Bisi' })]);
    await screen.findByText('2 total clients');
    customers.shift();
    await remove();
    await screen.findByText('Client deleted successfully');
    await screen.findByText('1 total client');
    expect(customers).toMatchObject([{ name: 'Bisi' }]);
  });
});
