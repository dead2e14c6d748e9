// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customersApi } from '@shared/customers/contract';
import { answerClients } from '../../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { aClient } from '../../../../tests/support/client/rows';
import { holdWrites } from '../../../../tests/support/client/writes';
import { queryClient } from '../../lib/api/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Starts to add Bisi to a list with Ada; the returned function releases the save. */
async function addSlowly() {
  answerClients(api, [aClient({ name: 'Ada' })]);
  const letThrough = holdWrites(api);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add Client' }));
  await user.type(field(/^Name/), 'Bisi{Enter}');
  await screen.findByRole('button', { name: 'Adding...' });
  return letThrough;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

describe('while a client is being saved', () => {
  it('the fields are locked, and a failure unlocks them', async () => {
    const letThrough = await addSlowly();
    expect(field(/^Name/).closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel' }).closest('[inert]')).toBeNull();
    api.on(customersApi.create, refusal(503, 'Away'));
    letThrough();
    await screen.findByText('Away');
    expect(field(/^Name/).closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(field(/^Name/));
  });

  it('a refused field is unlocked, so that it can take the focus', async () => {
    const letThrough = await addSlowly();
    const isInert: boolean[] = [];
    field(/^Phone/).addEventListener('focus', ({ target }) =>
      isInert.push((target as Element).closest('[inert]') !== null),
    );
    api.on(customersApi.create, refusal(400, { message: 'No', errors: { phone: ['Not a number'] } }));
    letThrough();
    await screen.findByText('Not a number');
    expect(isInert).toEqual([false]);
  });

  it('Escape asks a question, which closes with the dialog when the save ends', async () => {
    const letThrough = await addSlowly();
    await user.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Leave while saving?' });
    expect(within(question).queryByText(/has not been saved/)).toBeNull();
    letThrough();
    await screen.findByText('Client added successfully');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the late answer to a closed dialog keeps the next one open, with its typed text', async () => {
    const letThrough = await addSlowly();
    await user.keyboard('{Escape}');
    await press('Leave');
    await press('Edit Ada');
    await user.type(field(/^Notes/), 'Long arms');
    letThrough();
    await screen.findByText('Client added successfully');
    await waitFor(() => expect(screen.getByText('2 total clients')).toBeTruthy());
    expect(field(/^Notes/).value).toBe('Long arms');
  });
});
