// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdWrites } from '../../../../tests/support/hold-writes';
import { aClient, practiceApi } from '../../../../tests/support/practice-api';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Starts to add Bisi to a list with Ada; the save is held until `letThrough`. */
async function addSlowly() {
  const api = practiceApi([aClient({ name: 'Ada' })]);
  const letThrough = holdWrites();
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add Client' }));
  await user.type(field(/^Name/), 'Bisi{Enter}');
  await screen.findByRole('button', { name: 'Adding...' });
  return { ...api, letThrough };
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

describe('while a client is being saved', () => {
  it('the fields are locked, and a failure unlocks them', async () => {
    const { failures, letThrough } = await addSlowly();
    expect(field(/^Name/).closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel' }).closest('[inert]')).toBeNull();
    failures['POST /api/customers'] = { status: 503, body: { message: 'Away' } };
    letThrough();
    await screen.findByText('Away');
    expect(field(/^Name/).closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(field(/^Name/));
  });

  it('a refused field is unlocked, so that it can take the focus', async () => {
    const { failures, letThrough } = await addSlowly();
    const isInert: boolean[] = [];
    field(/^Phone/).addEventListener('focus', ({ target }) =>
      isInert.push((target as Element).closest('[inert]') !== null),
    );
    failures['POST /api/customers'] = { status: 400, body: { message: 'No', errors: { phone: ['Not a number'] } } };
    letThrough();
    await screen.findByText('Not a number');
    expect(isInert).toEqual([false]);
  });

  it('Escape asks a question, which closes with the dialog when the save ends', async () => {
    const { letThrough } = await addSlowly();
    await user.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Leave while saving?' });
    expect(within(question).queryByText(/has not been saved/)).toBeNull();
    letThrough();
    await screen.findByText('Client added successfully');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the late answer to a closed dialog keeps the next one open, with its typed text', async () => {
    const { letThrough } = await addSlowly();
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
