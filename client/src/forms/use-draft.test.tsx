// @vitest-environment happy-dom
import { customersApi, type Customer } from '@shared/customers/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerClients } from '../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../tests/support/client/fake-api';
import { aClient } from '../../../tests/support/client/rows';
import { changedElsewhere } from '../../../tests/support/client/writes';
import { ClientsPage } from '../features/customers/clients-page';
import { storeDrafts } from '../lib/drafts/drafts';
import { queryClient } from '../lib/api/query-client';
import { dismissToast, Toaster } from '../ui/feedback/toast';
import { DraftOwner } from './draft-owner';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

function open(customers: Customer[], owner = 'ngozi') {
  answerClients(api, customers);
  render(
    <QueryClientProvider client={queryClient}>
      <DraftOwner value={owner}>
        <ClientsPage />
      </DraftOwner>
      <Toaster />
    </QueryClientProvider>,
  );
}

/** Simulates the unload of the page: `pagehide` fires before React unmounts anything. */
function unload() {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  queryClient.clear();
}

const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const press = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const add = async () => user.click((await screen.findAllByRole('button', { name: 'Add Client' }))[0]!);
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const back = 'Your unsaved changes are back.';

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

describe('a draft', () => {
  it('reopens its form after a reload, as unsaved', async () => {
    open([]);
    await add();
    await user.type(await field(/^Name/), 'Bisi');
    unload();
    open([]);
    expect((await field(/^Name/)).value).toBe('Bisi');
    expect(screen.getByText(back)).toBeTruthy();
    await press('Cancel');
    expect(screen.getByText('Discard changes?')).toBeTruthy();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(stored()).toEqual([]);
  });

  it('is removed by a save', async () => {
    open([]);
    await add();
    await user.type(await field(/^Name/), 'Bisi');
    storeDrafts();
    expect(stored()).toEqual(['draft:ngozi:customer:new']);
    await press('Add Client');
    await screen.findByText('Client added successfully');
    expect(stored()).toEqual([]);
  });

  it('is removed by Discard: the form shows the saved values', async () => {
    const bisi = aClient({ name: 'Bisi', notes: 'Tall' });
    open([bisi]);
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.type(await field(/^Notes/), ', left-handed');
    unload();
    open([bisi]);
    expect((await field(/^Notes/)).value).toBe('Tall, left-handed');
    await press('Discard');
    expect((await field(/^Notes/)).value).toBe('Tall');
    expect(document.activeElement).toBe(await field(/^Name/));
    storeDrafts();
    expect(stored()).toEqual([]);
  });

  it('is not shown to another user', async () => {
    open([]);
    await add();
    await user.type(await field(/^Name/), 'Bisi');
    unload();
    open([], 'amaka');
    await add();
    expect((await field(/^Name/)).value).toBe('');
  });

  it('is removed after 30 days', async () => {
    open([]);
    await add();
    await user.type(await field(/^Name/), 'Bisi');
    unload();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 3_600_000);
    open([]);
    await add();
    expect((await field(/^Name/)).value).toBe('');
    vi.restoreAllMocks();
  });

  it('contains the version from which it started', async () => {
    const bisi = aClient({ name: 'Bisi', notes: 'Tall' });
    open([bisi]);
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.type(await field(/^Notes/), ', left-handed');
    unload();
    const newer = { ...bisi, notes: 'Short', updatedAt: '2026-11-22T10:00:00.000Z' };
    open([newer]);
    await field(/^Notes/);
    const headers = changedElsewhere(api, newer);
    await press('Update Client');
    expect(await screen.findByText(/^Changed on another device/)).toBeTruthy();
    expect(headers.map((each) => each['If-Match'])).toEqual([`"${bisi.updatedAt}"`]);
  });

  it('keeps the key of an attempt whose answer was lost', async () => {
    open([]);
    const headers = changedElsewhere(api, { updatedAt: '' });
    await add();
    await user.type(await field(/^Name/), 'Bisi');
    api.once(customersApi.create, refusal(503, 'Away'));
    await press('Add Client');
    await screen.findByText('Away');
    unload();
    open([]);
    await field(/^Name/);
    await press('Add Client');
    await screen.findByText('Client added successfully');
    const keys = headers.map((each) => each['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
