// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@shared/customers';
import { etagOf } from '@shared/version';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changedElsewhere } from '../../../../tests/support/changed-elsewhere';
import { aClient, practiceApi } from '../../../../tests/support/practice-api';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });

const before = aClient({ name: 'Ngozi Eze', phone: '0803 555 0142', notes: 'Loose fit' });
const now = { ...before, phone: '0803 555 0199', notes: null, updatedAt: '2026-11-21T09:20:00.000Z' };
const path = `/api/customers/${before.id}`;

/** The page over a server where another device may have been quicker; `headers` are those of the writes. */
function open(current: Customer = now) {
  const api = practiceApi([structuredClone(before)]);
  const headers = changedElsewhere(current);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...api, headers };
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const notice = () => screen.findByRole('group', { name: /^Changed on another device, .* ago$/ });

const saved = { name: 'Ngozi Eze Obi', notes: 'Loose fit, left-handed' };

/** Writes these, and saves. */
async function change() {
  await user.click(await screen.findByRole('button', { name: 'Edit Ngozi Eze' }));
  await user.type(field(/^Name/), ' Obi');
  await user.type(field(/^Notes/), ', left-handed');
  await press('Update Client');
}

describe('a client who was changed on another device', () => {
  it('keeps what was typed, and says what differs and when', async () => {
    const { headers, sent } = open();
    await change();
    const said = await notice();
    expect(document.activeElement).toBe(said);
    expect(
      within(said)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Phone0803 555 0199Here: 0803 555 0142Use this', 'NotesNothingHere: Loose fit, left-handedUse this']);
    expect(within(said).getByText(/ago$/).getAttribute('title')).toMatch(/^Saturday 21 November 2026/);
    expect(field(/^Name/).value).toBe('Ngozi Eze Obi');
    expect(headers.map((each) => each['If-Match'])).toEqual([etagOf(before)]);
    expect(sent).toEqual([]);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('is refused again until somebody has chosen', async () => {
    const { sent } = open();
    await change();
    await notice();
    field(/^Name/).focus();
    await press('Update Client');
    await waitFor(async () => expect(document.activeElement).toBe(await notice()));
    expect(sent).toEqual([]);
  });

  it('is overwritten with what stands in the form', async () => {
    const { headers, sent } = open();
    await change();
    await notice();
    await press('Use this for Phone');
    await press('Overwrite');
    await screen.findByText('Client updated successfully');
    expect(headers.at(-1)?.['If-Match']).toBe(etagOf(now));
    const body = { name: 'Ngozi Eze Obi', phone: now.phone, whatsapp: null, notes: 'Loose fit, left-handed' };
    expect(sent).toEqual([{ method: 'PUT', path, body }]);
  });

  it('is saved as usual once nothing is left to choose', async () => {
    const { sent } = open();
    await change();
    await notice();
    for (const label of ['Phone', 'Notes']) await press(`Use this for ${label}`);
    expect((await notice()).textContent).toContain('Nothing is left to choose');
    expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull();
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(sent).toMatchObject([{ body: { name: 'Ngozi Eze Obi', phone: now.phone, notes: null } }]);
  });

  it('begins anew after Reload', async () => {
    const { sent } = open();
    await change();
    await notice();
    await press('Reload');
    expect(screen.queryByRole('group', { name: /^Changed/ })).toBeNull();
    expect([field(/^Name/).value, field(/^Phone/).value, field(/^Notes/).value]).toEqual([now.name, now.phone, '']);
    await user.type(field(/^Notes/), 'Tall');
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(sent).toMatchObject([{ body: { name: 'Ngozi Eze', notes: 'Tall' } }]);
  });

  it.each([
    ['nothing of the form has changed there', {}],
    ['there stands what was typed, from a try that looked lost', saved],
  ])('asks nobody where %s', async (_what, fields) => {
    const { headers, sent } = open({ ...before, ...fields, updatedAt: now.updatedAt });
    await change();
    await screen.findByText('Client updated successfully');
    expect(headers.map((each) => each['If-Match'])).toEqual([etagOf(before), etagOf(now)]);
    expect(sent).toHaveLength(1);
  });
});

it('a client whose answer was lost is sent again with the same key, another one with another', async () => {
  const { failures, headers, sent } = open();
  failures['POST /api/customers'] = { status: 503, body: { message: 'Away' } };
  await user.click(await screen.findByRole('button', { name: 'Add Client' }));
  await user.type(field(/^Name/), 'Bisi');
  const submit = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Client' }));
  await submit();
  await screen.findByText('Away');
  delete failures['POST /api/customers'];
  await submit();
  await screen.findByText('Client added successfully');
  await user.click(screen.getByRole('button', { name: 'Add Client' }));
  await user.type(field(/^Name/), 'Ada');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, again, other] = headers.map((each) => each['Idempotency-Key']);
  expect(first).toMatch(/^"[0-9a-f]{32}"$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
