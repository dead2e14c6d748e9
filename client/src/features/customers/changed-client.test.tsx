// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customersApi, type Customer } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import { etagOf } from '@shared/contract/version';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerClients } from '../../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { aClient } from '../../../../tests/support/client/rows';
import { changedElsewhere, loseNextAnswer } from '../../../../tests/support/client/writes';
import { queryClient } from '../../lib/api/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

const before = aClient({ name: 'Ngozi Eze', phone: '0803 555 0142', notes: 'Loose fit' });
const now = { ...before, phone: '0803 555 0199', notes: null, updatedAt: '2026-11-21T09:20:00.000Z' };
const path = `/api/customers/${before.id}`;

/** Renders the page while the server's row is `current`, changed by another device; `versions` records those of the writes. */
function open(current: Customer = now) {
  const row = structuredClone(before);
  answerClients(api, [row]);
  const headers = changedElsewhere(api, current);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  return { row, versions: () => headers.map((each) => each['If-Match']) };
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
const conflicts = async () =>
  within(await notice())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Returns a further change of the client by the other device. */
const later = (fields: Partial<Customer>) => ({ ...now, ...fields, updatedAt: '2026-11-21T09:21:00.000Z' });

const saved = { name: 'Ngozi Eze Obi', notes: 'Loose fit, left-handed' };

/** Types the changes and saves. */
async function change() {
  await user.click(await screen.findByRole('button', { name: 'Edit Ngozi Eze' }));
  await user.type(field(/^Name/), ' Obi');
  await user.type(field(/^Notes/), ', left-handed');
  await press('Update Client');
}

describe('a client who was changed on another device', () => {
  it('keeps the typed text, and shows the differences and the time of the change', async () => {
    const { versions } = open();
    await change();
    const group = await notice();
    expect(document.activeElement).toBe(group);
    expect(await conflicts()).toEqual([
      'Phone0803 555 0199Here: 0803 555 0142Use this',
      'NotesNothingHere: Loose fit, left-handedUse this',
    ]);
    expect(within(group).getByRole('button', { name: /ago$/ }).getAttribute('title')).toMatch(
      /^Saturday 21 November 2026/,
    );
    expect(field(/^Name/).value).toBe('Ngozi Eze Obi');
    expect(versions()).toEqual([etagOf(before)]);
    expect(api.writes).toEqual([]);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('is not saved until the user has resolved the conflict', async () => {
    open();
    await change();
    await notice();
    field(/^Name/).focus();
    await press('Update Client');
    await waitFor(async () => expect(document.activeElement).toBe(await notice()));
    expect(api.writes).toEqual([]);
  });

  it('moves the focus to an invalid field, whether the form or the server refuses it', async () => {
    open();
    await change();
    await notice();
    await user.clear(field(/^Name/));
    await press('Update Client');
    await screen.findByText('Name is required');
    expect(document.activeElement).toBe(field(/^Name/));
    await user.type(field(/^Name/), 'Ngozi');
    api.on(customersApi.update, refusal(400, { message: 'No', errors: { phone: ['Not a number'] } }));
    await press('Overwrite');
    await screen.findByText('Not a number');
    expect(document.activeElement).toBe(field(/^Phone/));
  });

  it('is overwritten with the values of the form', async () => {
    const { versions } = open();
    await change();
    await notice();
    await press('Use this for Phone');
    await press('Overwrite');
    await screen.findByText('Client updated successfully');
    expect(versions().at(-1)).toBe(etagOf(now));
    const body = customerValues({ ...saved, phone: now.phone });
    expect(api.writes).toEqual([{ method: 'PUT', path, body }]);
  });

  it('is saved as usual when no conflict is left', async () => {
    open();
    await change();
    await notice();
    for (const label of ['Phone', 'Notes']) {
      await press(`Use this for ${label}`);
      expect(document.activeElement).toBe(await notice());
    }
    expect(within(await notice()).getByRole('status').textContent).toContain('Nothing is left to decide');
    expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull();
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(api.writes).toMatchObject([{ body: { name: 'Ngozi Eze Obi', phone: now.phone, notes: null } }]);
  });

  it('shows the current values after Reload', async () => {
    open();
    await change();
    await notice();
    await press('Reload');
    expect(screen.queryByRole('group', { name: /^Changed/ })).toBeNull();
    expect(document.activeElement).toBe(field(/^Name/));
    expect([field(/^Name/).value, field(/^Phone/).value, field(/^Notes/).value]).toEqual([now.name, now.phone, '']);
    await user.type(field(/^Notes/), 'Tall');
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(api.writes).toMatchObject([{ body: { name: 'Ngozi Eze', notes: 'Tall' } }]);
  });

  it.each([
    ['no field of the form has changed', {}],
    ['the row has the typed values, from an attempt whose answer was lost', saved],
  ])('shows no conflict if %s', async (_what, fields) => {
    const { versions } = open({ ...before, ...fields, updatedAt: now.updatedAt });
    await change();
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(now)]);
    expect(api.writes).toHaveLength(1);
  });
});

describe('a client who is changed again on another device', () => {
  it('is saved without another conflict if nothing differs from the choices', async () => {
    const there = { ...now };
    const { versions } = open(there);
    await change();
    await notice();
    for (const label of ['Phone', 'Notes']) await press(`Use this for ${label}`);
    Object.assign(there, later({}));
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(now), etagOf(later({}))]);
    expect(api.writes).toMatchObject([{ body: { phone: now.phone, notes: null } }]);
  });

  it('shows new changes as a conflict, but not the resolved ones', async () => {
    const there = { ...now };
    open(there);
    await change();
    await notice();
    Object.assign(there, later({ whatsapp: '0803 555 0177' }));
    await press('Overwrite');
    await waitFor(async () => expect(await conflicts()).toEqual(['WhatsApp0803 555 0177Here: nothingUse this']));
    expect(api.writes).toEqual([]);
    await press('Use this for WhatsApp');
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(api.writes).toMatchObject([
      { body: { phone: before.phone, whatsapp: '0803 555 0177', notes: saved.notes } },
    ]);
  });

  it('shows a conflict if a value that the user chose is reverted on the other device', async () => {
    const there = { ...now };
    open(there);
    await change();
    await notice();
    await press('Use this for Phone');
    Object.assign(there, later({ phone: before.phone, notes: before.notes }));
    await press('Update Client');
    await waitFor(async () =>
      expect(await conflicts()).toEqual([
        'Phone0803 555 0142Here: 0803 555 0199Use this',
        'NotesLoose fitHere: Loose fit, left-handedUse this',
      ]),
    );
    expect(api.writes).toEqual([]);
  });

  it('is sent once per press if the server has returned to an older state', async () => {
    const restored = { ...before, updatedAt: '2026-11-21T08:00:00.000Z' };
    const { versions } = open(restored);
    await change();
    expect((await notice()).textContent).toContain('Nothing is left to decide');
    expect(versions()).toEqual([etagOf(before)]);
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(restored)]);
    expect(api.writes).toHaveLength(1);
  });
});

describe('the form of a client who was changed on another device', () => {
  it('keeps its initial row while the list shows the changed one, until it is reopened', async () => {
    const { row, versions } = open();
    Object.assign(row, now);
    await change();
    await notice();
    await screen.findByRole('link', { name: /0803 555 0199/, hidden: true });
    await press('Update Client');
    await waitFor(() => expect(versions()).toEqual([etagOf(before), etagOf(before)]));
    await press('Cancel');
    await press('Discard');
    await user.click(await screen.findByRole('button', { name: 'Edit Ngozi Eze' }));
    expect(screen.queryByRole('group', { name: /^Changed/ })).toBeNull();
    expect(field(/^Phone/).value).toBe(now.phone);
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions().at(-1)).toBe(etagOf(now));
  });

  it('shows no conflict for extra spaces', async () => {
    open({ ...before, name: 'Ngozi Eze Obi', updatedAt: now.updatedAt });
    await user.click(await screen.findByRole('button', { name: 'Edit Ngozi Eze' }));
    await user.type(field(/^Name/), '  Obi ');
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(api.writes).toMatchObject([{ body: { name: 'Ngozi Eze Obi' } }]);
  });

  it('shows no conflict with its own earlier attempt, whose answer was lost, after more typing', async () => {
    const there = { ...before };
    const { row, versions } = open(there);
    loseNextAnswer(api);
    await change();
    await screen.findByText('Failed to update client');
    Object.assign(there, saved, { updatedAt: now.updatedAt });
    await user.type(field(/^Notes/), ', tall');
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(before), etagOf(now)]);
    expect(row.notes).toBe(`${saved.notes}, tall`);
  });

  it('continues when the server was unavailable between two attempts', async () => {
    const { versions } = open({ ...before, updatedAt: now.updatedAt });
    api.once(customersApi.update, refusal(503, 'Away'));
    await change();
    await screen.findByText('Away');
    expect(field(/^Name/).value).toBe(saved.name);
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(now), etagOf(now)]);
  });

  it('keeps the typed text if the client is deleted before the conflict is resolved', async () => {
    open();
    await change();
    await notice();
    api.on(customersApi.update, refusal(404, { message: 'Client not found', code: 'not_found' }));
    await press('Overwrite');
    await screen.findByText('Client not found');
    expect([field(/^Name/).value, field(/^Notes/).value]).toEqual([saved.name, saved.notes]);
  });
});
