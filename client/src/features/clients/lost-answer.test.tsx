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

it('a client whose answer was lost is sent again with the same key, another one with another', async () => {
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

describe('a new client whose answer was lost, and of whom something else is sent', () => {
  it('is made once, and says what was typed last', async () => {
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

  it('is made as it was typed last where the first try has not arrived', async () => {
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

  it('is found whichever of several tries has made it, and when the server is away in between', async () => {
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

  it('is not overwritten unasked where another device has changed it since', async () => {
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

  it('says so where it has been deleted since, keeps what was typed, and makes it anew when told to', async () => {
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

it('a new client whose answer was lost is in the list, also for somebody who gives up', async () => {
  await openForm();
  await type(/^Name/, 'Bisi');
  loseNextAnswer();
  await submit();
  await screen.findByText('Failed to add client');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('1 total client')).toBeTruthy();
});

it('a new client whose first try is still under way is asked for again', async () => {
  const { customers } = await openForm();
  await type(/^Name/, 'Bisi');
  await meetEarlierTry(() => within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }).click());
  await added();
  expect(customers).toMatchObject([{ name: 'Bisi' }]);
});

it('a new client whom the server refuses as made and deleted before shows the list as it is', async () => {
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

  it('whose answer was lost is seen in the list', async () => {
    show([aClient({ name: 'Ada' }), aClient({ name: 'Bisi' })]);
    await screen.findByText('2 total clients');
    loseNextAnswer();
    await remove();
    await screen.findByText('Failed to delete client');
    await screen.findByText('1 total client');
    expect(screen.queryByRole('button', { name: 'Delete Ada' })).toBeNull();
  });

  it('of a client who is gone already is done', async () => {
    const { customers } = show([aClient({ name: 'Ada' }), aClient({ name: 'Bisi' })]);
    await screen.findByText('2 total clients');
    customers.shift();
    await remove();
    await screen.findByText('Client deleted successfully');
    await screen.findByText('1 total client');
    expect(customers).toMatchObject([{ name: 'Bisi' }]);
  });
});
