// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@shared/customers';
import { afterEach, expect, it, vi } from 'vitest';
import { changedElsewhere } from '../../../../tests/support/changed-elsewhere';
import { practiceApi } from '../../../../tests/support/practice-api';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });

/** The form of a new client; `customers` are the server's. */
async function openForm() {
  const customers: Customer[] = [];
  const api = practiceApi(customers);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add Client' }));
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
