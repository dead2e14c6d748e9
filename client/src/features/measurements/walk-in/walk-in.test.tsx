// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { walkInsApi, type WalkIn } from '@shared/walk-ins/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newcomerState } from '../../../customers/newcomer';
import { aWholeClient } from '../../../../../tests/support/any-client';
import { refusal } from '../../../../../tests/support/client/fake-api';
import {
  api,
  button,
  chidi,
  fieldOf,
  inDialog,
  open,
  user,
} from '../../../../../tests/support/client/measurements-page';
import { aRecord } from '../../../../../tests/support/client/rows';
import { setViewport } from '../../../../../tests/support/viewport';
import { loseNextAnswer } from '../../../../../tests/support/client/writes';

/** Opens the page by the link of Home. */
async function openWalkIn(given: Parameters<typeof open>[0] = {}) {
  window.history.replaceState(null, '', '/#walk-in');
  const saved = open({ records: [], owner: 'ngozi', ...given });
  await screen.findByRole('dialog', { name: 'Add Measurement' });
  return saved;
}

const template = (name: RegExp) => user.click(inDialog().getByRole('button', { name }));
const save = async () => user.click(await button('Add Measurement'));

beforeEach(() => setViewport(360));
afterEach(() => {
  setViewport(1024);
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a walk-in', () => {
  it('adds the client and the record with one call, and shows the record', async () => {
    await openWalkIn();
    expect(document.activeElement).toBe(fieldOf('Name'));
    await user.keyboard('Bísí Adé');
    await template(/^Dress/);
    expect(inDialog().getByText('For Bísí Adé')).toBeTruthy();
    expect(document.activeElement).toBe(fieldOf('Chest'));
    await user.keyboard('43');
    await save();
    expect(await screen.findByText('Client added successfully')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.writes).toMatchObject([{ path: '/api/walk-ins' }]);
    expect(api.sent(walkInsApi.create)[0]?.body).toEqual({
      name: 'Bísí Adé',
      phone: null,
      tags: 'Dress',
      measurements: { chest: '43 in' },
      ownMeasures: [],
      sheetId: 'dress',
      sheetName: 'Dress',
    });
    expect(await screen.findByText('Measurements for', { exact: false })).toBeTruthy();
    expect(window.location.hash).toBe('');
  });

  it('asks for the name before the sheet, with Enter too', async () => {
    await openWalkIn();
    await template(/^Shirt/);
    expect(await inDialog().findByText('Name is required')).toBeTruthy();
    expect(document.activeElement).toBe(fieldOf('Name'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(fieldOf('Name'));
    await user.keyboard('Bisi{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Shirt/));
  });

  it("shows the server's message on the name, and keeps everything that was typed", async () => {
    await openWalkIn();
    await user.keyboard('Bisi');
    await template(/^Dress/);
    await user.keyboard('43');
    api.once(walkInsApi.create, refusal(400, { message: 'Too odd', code: 'invalid', errors: { name: ['Too odd'] } }));
    await save();
    expect(await inDialog().findByText('Too odd')).toBeTruthy();
    expect(document.activeElement).toBe(fieldOf('Name'));
    await user.type(fieldOf('Name'), ' Adé');
    expect([fieldOf('Name').value, fieldOf('Chest').value]).toEqual(['Bisi Adé', '43']);
    await user.click(await button('Back'));
    expect(fieldOf('Name').value).toBe('Bisi Adé');
  });

  it('keeps the number of the client, if there is one', async () => {
    await openWalkIn();
    await user.keyboard('Bisi');
    await user.type(fieldOf('Phone (optional)'), '0803 555 0199');
    await template(/^Dress/);
    await user.keyboard('43');
    await save();
    await screen.findByText('Client added successfully');
    expect(api.sent(walkInsApi.create)[0]?.body).toMatchObject({ name: 'Bisi', phone: '0803 555 0199' });
  });

  it('gets the name of a search without a match', async () => {
    window.history.replaceState(newcomerState(' Zainab  Bello'), '', '/#walk-in');
    open({ records: [] });
    await screen.findByRole('dialog', { name: 'Add Measurement' });
    expect(fieldOf('Name').value).toBe('Zainab  Bello');
  });

  it('comes back after a reload', async () => {
    await openWalkIn();
    await user.keyboard('Bisi');
    await template(/^Dress/);
    await user.keyboard('43');
    cleanup();
    open({ records: [], owner: 'ngozi' });
    expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy();
    expect([fieldOf('Name').value, fieldOf('Chest').value]).toEqual(['Bisi', '43']);
  });

  it('changes the rows of an attempt whose answer was lost', async () => {
    const saved = await openWalkIn();
    await user.keyboard('Bisi');
    await template(/^Dress/);
    await user.keyboard('43');
    loseNextAnswer(api);
    await save();
    await screen.findByText('Failed to add client');
    await user.type(fieldOf('Name'), ' Adé');
    await user.type(fieldOf('Waist'), '36');
    await save();
    await screen.findByText('Client added successfully');
    expect(saved).toHaveLength(1);
    expect(saved[0]?.measurements).toEqual({ chest: '43 in', waist: '36 in' });
    expect(api.sent(customersApi.update)[0]?.body).toMatchObject({ name: 'Bisi Adé', notes: null });
    expect(api.sent(measurementsApi.update)).toHaveLength(1);
  });

  it('keeps what another device has added to the client of an attempt whose answer was lost', async () => {
    const saved = await openWalkIn();
    await user.keyboard('Bisi');
    await user.type(fieldOf('Phone (optional)'), '0803 555 0199');
    await template(/^Dress/);
    await user.keyboard('43');
    loseNextAnswer(api);
    await save();
    await screen.findByText('Failed to add client');
    const added = aWholeClient(1);
    Object.assign((saved[0] as WalkIn).customer, { ...added, name: 'Bisi' });
    await user.type(fieldOf('Name'), ' Adé');
    await save();
    await screen.findByText('Client added successfully');
    expect(api.sent(customersApi.update)[0]?.body).toEqual({ ...added, name: 'Bisi Adé' });
  });
});

describe('a walk-in who is a client already', () => {
  const before = aRecord(chidi, { measurements: { chest: '42 in' } });
  const question = () => inDialog().findByRole('group', { name: 'Already a client?' });
  const answer = async (name: string) => user.click(within(await question()).getByRole('button', { name }));

  it.each([
    ['name', 'chidi  ÉZE', ''],
    ['number', 'Somebody', '+234 803 555 0142'],
  ])('is asked about by the %s, and measured as that client with their last values', async (_, name, phone) => {
    const saved = await openWalkIn({ records: [before] });
    await user.keyboard(name);
    if (phone) await user.type(fieldOf('Phone (optional)'), phone);
    await template(/^Dress/);
    expect(document.activeElement).toBe(await question());
    await answer('Use this client');
    expect(inDialog().getByText('For Chidi Eze')).toBeTruthy();
    await user.click(await button(/^Last 42/));
    await save();
    expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
    expect(api.writes).toMatchObject([
      { path: '/api/measurements', body: { customerId: chidi.id, measurements: { chest: '42 in' } } },
    ]);
    expect(saved).toHaveLength(2);
  });

  it('can be a new client of the same name', async () => {
    await openWalkIn();
    await user.keyboard('Chidi Eze');
    await template(/^Dress/);
    await answer('New client');
    expect(document.activeElement).toBe(fieldOf('Chest'));
    await user.keyboard('43');
    await save();
    await screen.findByText('Client added successfully');
    expect(api.writes).toMatchObject([{ path: '/api/walk-ins', body: { name: 'Chidi Eze' } }]);
  });

  it('is asked about before the save, if the name was changed beside the measures', async () => {
    await openWalkIn();
    await user.keyboard('Chid');
    await template(/^Dress/);
    await user.keyboard('43');
    await user.type(fieldOf('Name'), 'i Eze');
    await save();
    expect(document.activeElement).toBe(await question());
    expect(api.writes).toEqual([]);
    await answer('Use this client');
    await save();
    await screen.findByText('Measurement added successfully');
    expect(api.writes).toMatchObject([{ body: { customerId: chidi.id, measurements: { chest: '43 in' } } }]);
  });

  it('is decided again with another tap, and after a reload', async () => {
    await openWalkIn();
    await user.keyboard('Chidi Eze');
    await template(/^Dress/);
    await answer('Use this client');
    await user.keyboard('43');
    cleanup();
    open({ records: [], owner: 'ngozi' });
    await screen.findByText('Your unsaved changes are back.');
    expect(inDialog().queryByLabelText('Name')).toBeNull();
    await user.click(await button('Back'));
    await user.click(await button('New client instead'));
    expect(fieldOf('Name').value).toBe('Chidi Eze');
  });
});
