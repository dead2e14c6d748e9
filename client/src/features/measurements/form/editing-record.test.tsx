// @vitest-environment happy-dom
import { measurementsApi, type Measurement } from '@shared/measurements/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import {
  api,
  button,
  inDialog,
  measureFields,
  ofChidi,
  open,
  shirt,
  user,
} from '../../../../../tests/support/client/measurements-page';
import { changedElsewhere } from '../../../../../tests/support/client/writes';

describe('editing', () => {
  it('shows all measures for any template, and sends no client', async () => {
    open({ at: ofChidi });
    await user.click(await button('Edit Wedding shirt'));
    expect(screen.getByRole('dialog', { name: 'Edit Measurement' })).toBeTruthy();
    expect(measureFields()).toHaveLength(18);
    expect(inDialog().getByLabelText('Neck')).toHaveProperty('value', '16¼');
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await user.clear(inDialog().getByLabelText('Neck'));
    await user.click(inDialog().getByRole('button', { name: 'Update Measurement' }));
    expect(await screen.findByText('Measurement updated successfully')).toBeTruthy();
    expect(api.writes).toEqual([
      {
        method: 'PUT',
        path: `/api/measurements/${shirt.id}`,
        body: {
          ownMeasures: [],
          tags: 'Wedding shirt',
          measurements: { chest: '42½ in', hip: '39 in', shirtLength: '31 in', notes: 'Stands straight' },
        },
      },
    ]);
  });

  it('keeps the typed values if another device has changed the record, and names the measures', async () => {
    open({ at: ofChidi });
    const measurements = { neck: '16 1/2 in', chest: '42½ in', shirtLength: '31 in', notes: 'Stands straight' };
    changedElsewhere(api, { ...shirt, measurements, updatedAt: new Date().toISOString() } as Measurement);
    await user.click(await button('Edit Wedding shirt'));
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await user.click(await button('Update Measurement'));
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Neck16 1/2 inHere: 16 1/4 inUse this']);
    await user.click(await button('Use this for Neck'));
    expect(inDialog().getByLabelText('Neck')).toHaveProperty('value', '16½');
    await user.click(await button('Update Measurement'));
    expect(await screen.findByText('Measurement updated successfully')).toBeTruthy();
    expect(api.writes).toMatchObject([{ body: { measurements: { ...measurements, hip: '39 in' } } }]);
  });

  it("shows the server's message, on its field if it names one", async () => {
    open({ at: ofChidi });
    const refuse = (field: string) =>
      api.on(
        measurementsApi.update,
        refusal(400, { message: 'Too long', code: 'invalid', errors: { [field]: ['Too long'] } }),
      );
    await user.click(await button('Edit Wedding shirt'));
    refuse('measurements');
    await user.click(await button('Update Measurement'));
    expect(await screen.findByText('Too long')).toBeTruthy();
    expect(inDialog().queryByRole('alert')).toBeNull();
    refuse('tags');
    await user.click(await button('Update Measurement'));
    expect((await inDialog().findByRole('alert')).textContent).toBe('Too long');
    expect(document.activeElement).toBe(inDialog().getByLabelText('Label this measurement'));
  });

  it("shows the other device's version of the record after Discard", async () => {
    const records = [shirt];
    const now = { ...shirt, tags: 'Agbada', updatedAt: new Date().toISOString() };
    open({ at: ofChidi, records });
    await user.click(await button('Edit Wedding shirt'));
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    changedElsewhere(api, now);
    api.on(measurementsApi.list, [now]);
    await user.click(await button('Update Measurement'));
    await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(await screen.findByRole('article', { name: /Agbada/, hidden: true })).toBeTruthy();
  });

  it('shows why a record could not be changed', async () => {
    open({ at: ofChidi });
    api.on(measurementsApi.update, new Response(null, { status: 500 }));
    await user.click(await button('Edit Wedding shirt'));
    await user.click(await button('Update Measurement'));
    expect(await screen.findByText('Failed to update measurement')).toBeTruthy();
    expect(measureFields()).toHaveLength(18);
  });
});
