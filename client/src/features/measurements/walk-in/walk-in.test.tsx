// @vitest-environment happy-dom
import { customersApi } from '@shared/customers';
import { measurementsApi } from '@shared/measurements';
import { walkInsApi } from '@shared/walk-ins';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { api, button, fieldOf, inDialog, open, user } from '../../../../../tests/support/client/measurements-page';
import { setViewport } from '../../../../../tests/support/viewport';
import { loseNextAnswer } from '../../../../../tests/support/client/writes';

/** Opens the page by the link of Home. */
async function openWalkIn() {
  window.history.replaceState(null, '', '/#walk-in');
  const saved = open({ records: [], owner: 'ngozi' });
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
      tags: 'Dress',
      measurements: { chest: '43 in' },
      ownMeasures: [],
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
});
