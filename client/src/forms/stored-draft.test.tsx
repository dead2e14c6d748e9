// @vitest-environment happy-dom
import { customersApi, type Customer } from '@shared/customers/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerClients } from '../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../tests/support/client/fake-api';
import { aClient } from '../../../tests/support/client/rows';
import { holdWrites, loseNextAnswer, storeOnDevice } from '../../../tests/support/client/writes';
import { ClientsPage } from '../features/customers/clients-page';
import { queryClient } from '../lib/api/query-client';
import { dismissToast, Toaster } from '../ui/feedback/toast';
import { DraftOwner } from './draft-owner';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

/** Shows the page of the clients. Returns the rows of the server. */
function open(customers: Customer[] = []) {
  answerClients(api, customers);
  render(
    <QueryClientProvider client={queryClient}>
      <DraftOwner value="ngozi">
        <ClientsPage />
      </DraftOwner>
      <Toaster />
    </QueryClientProvider>,
  );
  return customers;
}

/** Ends the page as a crash does: nothing is stored any more. */
function crash() {
  const left = Object.entries(localStorage);
  const marks = Object.entries(sessionStorage);
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of left) localStorage.setItem(key, text as string);
  for (const [key, text] of marks) sessionStorage.setItem(key, text as string);
}

const add = async () => user.click((await screen.findAllByRole('button', { name: 'Add Client' }))[0]!);
const type = async (label: RegExp, text: string) =>
  user.type(await screen.findByRole('textbox', { name: label }), text);
const save = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }));
const saved = () => screen.findByText('Client added successfully');
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const keys = () => api.sent(customersApi.create).map(({ headers }) => headers['Idempotency-Key']);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

describe('a new client that is stored on this device', () => {
  it('is no draft any more while it is sent: after a crash, the form is empty and saves another client', async () => {
    const release = holdWrites(api);
    storeOnDevice(api);
    const customers = open();
    await add();
    await type(/^Name/, 'Bisi');
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adding...' })).toBeTruthy());
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual([]);
    crash();
    release();
    open(customers);
    expect(screen.queryByRole('dialog')).toBeNull();
    await add();
    await type(/^Name/, 'Chidi');
    await save();
    await saved();
    expect(customers.map(({ name }) => name).sort()).toEqual(['Bisi', 'Chidi']);
    expect(new Set(keys()).size).toBe(2);
  });

  it('is a draft again if the server refuses it, and is sent with another key', async () => {
    storeOnDevice(api);
    const customers = open();
    await add();
    await type(/^Name/, 'Bisi');
    api.once(customersApi.create, refusal(429, 'Too many'));
    await save();
    await screen.findByText('Too many');
    expect(stored()).toEqual(['draft:ngozi:customer:new']);
    crash();
    open(customers);
    expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy();
    await save();
    await saved();
    expect(customers).toMatchObject([{ name: 'Bisi' }]);
    expect(new Set(keys()).size).toBe(2);
    expect(stored()).toEqual([]);
  });
});

describe('an id that the server knows with other values', () => {
  const known = aClient({ name: 'Bisi', phone: '0803 555 0199' });
  const changed = refusal(412, { message: 'Changed', code: 'changed_meanwhile', current: known });

  it('is a change from elsewhere: the form shows the differences and keeps what was typed', async () => {
    const customers = open([{ ...known }]);
    await add();
    await type(/^Name/, 'Chidi');
    api.once(customersApi.create, changed);
    await save();
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['NameBisiHere: ChidiUse this', 'Phone0803 555 0199Here: nothingUse this']);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Chidi');
    expect(customers).toMatchObject([{ name: 'Bisi' }]);
    await user.click(screen.getByRole('button', { name: 'Use this for Phone' }));
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    await saved();
    expect(customers).toMatchObject([{ name: 'Chidi', phone: '0803 555 0199' }]);
  });

  it('is the attempt whose answer was lost, also after a reload: its row gets the last values without a question', async () => {
    open();
    await add();
    await type(/^Name/, 'Bisi');
    await type(/^Phone/, '0803 555 0199');
    loseNextAnswer(api);
    await save();
    await screen.findByText('Failed to add client');
    window.dispatchEvent(new Event('pagehide'));
    crash();
    const customers = open([{ ...known }]);
    await type(/^Name/, ' Adeyemi');
    api.once(customersApi.create, changed);
    await save();
    await saved();
    expect(customers).toMatchObject([{ name: 'Bisi Adeyemi', phone: '0803 555 0199' }]);
  });
});
