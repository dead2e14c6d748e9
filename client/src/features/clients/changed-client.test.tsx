// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@shared/customers';
import { etagOf } from '@shared/version';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changedElsewhere } from '../../../../tests/support/changed-elsewhere';
import { loseNextAnswer } from '../../../../tests/support/lose-next-answer';
import { aClient, practiceApi } from '../../../../tests/support/practice-api';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { ClientsPage } from './clients-page';

const user = userEvent.setup({ delay: null });

const before = aClient({ name: 'Ngozi Eze', phone: '0803 555 0142', notes: 'Loose fit' });
const now = { ...before, phone: '0803 555 0199', notes: null, updatedAt: '2026-11-21T09:20:00.000Z' };
const path = `/api/customers/${before.id}`;

/** Renders the page while the server's row is `current`, changed by another device; `versions` records those of the writes. */
function open(current: Customer = now) {
  const row = structuredClone(before);
  const api = practiceApi([row]);
  const headers = changedElsewhere(current);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...api, row, versions: () => headers.map((each) => each['If-Match']) };
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
const asked = async () =>
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
  it('keeps what was typed, and says what differs and when', async () => {
    const { versions, sent } = open();
    await change();
    const said = await notice();
    expect(document.activeElement).toBe(said);
    expect(await asked()).toEqual([
      'Phone0803 555 0199Here: 0803 555 0142Use this',
      'NotesNothingHere: Loose fit, left-handedUse this',
    ]);
    expect(within(said).getByRole('button', { name: /ago$/ }).getAttribute('title')).toMatch(
      /^Saturday 21 November 2026/,
    );
    expect(field(/^Name/).value).toBe('Ngozi Eze Obi');
    expect(versions()).toEqual([etagOf(before)]);
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

  it('leaves the focus to a wrong field, whether the form or the server refuses it', async () => {
    const { failures } = open();
    await change();
    await notice();
    await user.clear(field(/^Name/));
    await press('Update Client');
    await screen.findByText('Name is required');
    expect(document.activeElement).toBe(field(/^Name/));
    await user.type(field(/^Name/), 'Ngozi');
    failures[`PUT ${path}`] = { status: 400, body: { message: 'No', errors: { phone: ['Not a number'] } } };
    await press('Overwrite');
    await screen.findByText('Not a number');
    expect(document.activeElement).toBe(field(/^Phone/));
  });

  it('is overwritten with what stands in the form', async () => {
    const { versions, sent } = open();
    await change();
    await notice();
    await press('Use this for Phone');
    await press('Overwrite');
    await screen.findByText('Client updated successfully');
    expect(versions().at(-1)).toBe(etagOf(now));
    const body = { name: 'Ngozi Eze Obi', phone: now.phone, whatsapp: null, notes: 'Loose fit, left-handed' };
    expect(sent).toEqual([{ method: 'PUT', path, body }]);
  });

  it('is saved as usual once nothing is left to choose', async () => {
    const { sent } = open();
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
    expect(sent).toMatchObject([{ body: { name: 'Ngozi Eze Obi', phone: now.phone, notes: null } }]);
  });

  it('begins anew after Reload', async () => {
    const { sent } = open();
    await change();
    await notice();
    await press('Reload');
    expect(screen.queryByRole('group', { name: /^Changed/ })).toBeNull();
    expect(document.activeElement).toBe(field(/^Name/));
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
    const { versions, sent } = open({ ...before, ...fields, updatedAt: now.updatedAt });
    await change();
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(now)]);
    expect(sent).toHaveLength(1);
  });
});

describe('a client who is changed on another device once more', () => {
  it('asks nobody where nothing differs from what was chosen, and comes to an end', async () => {
    const there = { ...now };
    const { versions, sent } = open(there);
    await change();
    await notice();
    for (const label of ['Phone', 'Notes']) await press(`Use this for ${label}`);
    Object.assign(there, later({}));
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(now), etagOf(later({}))]);
    expect(sent).toMatchObject([{ body: { phone: now.phone, notes: null } }]);
  });

  it('asks about what has come since, and not again about what was decided', async () => {
    const there = { ...now };
    const { sent } = open(there);
    await change();
    await notice();
    Object.assign(there, later({ whatsapp: '0803 555 0177' }));
    await press('Overwrite');
    await waitFor(async () => expect(await asked()).toEqual(['WhatsApp0803 555 0177Here: nothingUse this']));
    expect(sent).toEqual([]);
    await press('Use this for WhatsApp');
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(sent).toMatchObject([{ body: { phone: before.phone, whatsapp: '0803 555 0177', notes: saved.notes } }]);
  });

  it('asks about an answer that was taken, and has been taken back there', async () => {
    const there = { ...now };
    const { sent } = open(there);
    await change();
    await notice();
    await press('Use this for Phone');
    Object.assign(there, later({ phone: before.phone, notes: before.notes }));
    await press('Update Client');
    await waitFor(async () =>
      expect(await asked()).toEqual([
        'Phone0803 555 0142Here: 0803 555 0199Use this',
        'NotesLoose fitHere: Loose fit, left-handedUse this',
      ]),
    );
    expect(sent).toEqual([]);
  });

  it('is tried once for each press where the server has gone back to an older state', async () => {
    const restored = { ...before, updatedAt: '2026-11-21T08:00:00.000Z' };
    const { versions, sent } = open(restored);
    await change();
    expect((await notice()).textContent).toContain('Nothing is left to decide');
    expect(versions()).toEqual([etagOf(before)]);
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(restored)]);
    expect(sent).toHaveLength(1);
  });
});

describe('a form over a client who was changed on another device', () => {
  it('keeps to the row that it began with while the list shows the other, until it is opened anew', async () => {
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

  it('asks nobody about a space too many', async () => {
    const { sent } = open({ ...before, name: 'Ngozi Eze Obi', updatedAt: now.updatedAt });
    await user.click(await screen.findByRole('button', { name: 'Edit Ngozi Eze' }));
    await user.type(field(/^Name/), '  Obi ');
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(sent).toMatchObject([{ body: { name: 'Ngozi Eze Obi' } }]);
  });

  it('asks nobody about its own earlier try, whose answer was lost, when more has been typed since', async () => {
    const there = { ...before };
    const { row, versions } = open(there);
    loseNextAnswer();
    await change();
    await screen.findByText('Failed to update client');
    Object.assign(there, saved, { updatedAt: now.updatedAt });
    await user.type(field(/^Notes/), ', tall');
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(before), etagOf(now)]);
    expect(row.notes).toBe(`${saved.notes}, tall`);
  });

  it('goes on where it was when the server was away in the middle', async () => {
    const { failures, versions } = open({ ...before, updatedAt: now.updatedAt });
    failures[`PUT ${path}`] = { status: 503, body: { message: 'Away' } };
    await change();
    await screen.findByText('Away');
    expect(field(/^Name/).value).toBe(saved.name);
    delete failures[`PUT ${path}`];
    await press('Update Client');
    await screen.findByText('Client updated successfully');
    expect(versions()).toEqual([etagOf(before), etagOf(now), etagOf(now)]);
  });

  it('keeps what was typed where the client is deleted before the choice is made', async () => {
    const { failures } = open();
    await change();
    await notice();
    failures[`PUT ${path}`] = { status: 404, body: { message: 'Client not found', code: 'not_found' } };
    await press('Overwrite');
    await screen.findByText('Client not found');
    expect([field(/^Name/).value, field(/^Notes/).value]).toEqual([saved.name, saved.notes]);
  });
});
