// @vitest-environment happy-dom
import type { Measurement } from '@shared/measurements/contract';
import { sheetsApi, type SheetRow } from '@shared/sheets/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  api,
  button,
  chidi,
  inDialog,
  measureFields,
  ofChidi,
  open,
  user,
} from '../../../../../tests/support/client/measurements-page';
import { aRecord } from '../../../../../tests/support/client/rows';

const gele = { key: 'own-1f', name: 'Gele', synonyms: ['Head tie'], guide: 'Round the tied gele' };
const aSheet = (name: string, fields: Partial<SheetRow> = {}): SheetRow => ({
  id: crypto.randomUUID(),
  name,
  garment: null,
  measures: [{ key: 'chest', name: 'Burst', synonyms: [], guide: null }, gele],
  position: 9999,
  createdAt: '2026-11-21T09:14:00.000Z',
  updatedAt: '2026-11-21T09:14:00.000Z',
  ...fields,
});

async function openChoice(given: Parameters<typeof open>[0]) {
  open({ at: ofChidi, ...given });
  await user.click(await button('Add Measurement'));
  await screen.findByRole('heading', { name: 'Your sheets' });
}

describe('measuring by a sheet', () => {
  it("shows its measures in the shop's words, and saves own ones beside the specified ones", async () => {
    const owambe = aSheet('Owambe');
    await openChoice({ sheets: [owambe] });
    await user.click(await button(/^Owambe/));
    expect(measureFields()).toHaveLength(2);
    expect(inDialog().getByLabelText('Label this measurement')).toHaveProperty('value', 'Owambe');
    await user.type(inDialog().getByLabelText('Burst'), '40');
    await user.type(inDialog().getByLabelText('Gele'), '22 1/2');
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
    expect(api.writes[0]?.body).toEqual({
      customerId: chidi.id,
      tags: 'Owambe',
      measurements: { chest: '40 in' },
      ownMeasures: [{ key: 'own-1f', name: 'Gele', value: '22 1/2 in' }],
      sheetId: owambe.id,
      sheetName: 'Owambe',
    });
    expect(await screen.findByText('Gele')).toBeTruthy();
  });

  it('again fills in the last values of its measures', async () => {
    const last = aRecord(chidi, {
      tags: 'Owambe',
      createdAt: '2026-11-02T09:14:00.000Z',
      measurements: { chest: '41 in' },
      ownMeasures: [{ key: 'own-1f', name: 'Gele', value: '22 in' }],
    });
    await openChoice({ sheets: [aSheet('Kaftan'), aSheet('Owambe')], records: [last] });
    await user.click(await button(/^Owambe again As on 2 November/));
    expect(inDialog().getByLabelText('Burst')).toHaveProperty('value', '41');
    expect(inDialog().getByLabelText('Gele')).toHaveProperty('value', '22');
  });

  it('shows own measures of an earlier record when it is edited, whatever its sheet is now', async () => {
    const ownMeasures = [{ key: 'own-9', name: 'Fìlà', value: '23 in' }];
    open({ at: ofChidi, records: [aRecord(chidi, { tags: 'Old', ownMeasures })] });
    await user.click(await button('Edit Old'));
    const cap = inDialog().getByLabelText('Fìlà');
    await user.clear(cap);
    await user.type(cap, '23½');
    await user.click(inDialog().getByRole('button', { name: 'Update Measurement' }));
    expect(await screen.findByText('Measurement updated successfully')).toBeTruthy();
    expect(api.writes[0]?.body).toMatchObject({ ownMeasures: [{ key: 'own-9', name: 'Fìlà', value: '23½ in' }] });
  });

  describe('a record that is edited', () => {
    const earlier = aRecord(chidi, {
      createdAt: '2026-11-01T09:14:00.000Z',
      measurements: { chest: '41 in', waist: '34 in', inseam: '31 in', thigh: '24 in' },
    });
    const edited = (fields: Partial<Measurement>) =>
      aRecord(chidi, { createdAt: '2026-11-02T09:14:00.000Z', measurements: { neck: '16 in' }, ...fields });
    const valueOf = (label: string) => inDialog().getByLabelText<HTMLInputElement>(label).value;

    it('gets the last values of its own sheet only', async () => {
      const ownMeasures = [{ key: gele.key, name: gele.name, value: '22 in' }];
      open({ at: ofChidi, records: [earlier, edited({ tags: 'Owambe', ownMeasures })], sheets: [aSheet('Owambe')] });
      await user.click(await button('Edit Owambe'));
      await user.click(await button('Same as last time'));
      expect(['Chest', 'Waist', 'Inseam', 'Thigh'].map(valueOf)).toEqual(['41', '', '', '']);
    });

    it('gets those of the sheet that it was taken by, whatever its label is, and keeps it', async () => {
      const kaftan = aSheet('Kaftan');
      const taken = edited({ tags: 'Owambe', sheetId: kaftan.id, sheetName: 'Kaftan' });
      const waist = { key: 'waist', name: 'Waist', synonyms: [], guide: null };
      const sheets = [aSheet('Owambe'), { ...kaftan, measures: [waist] }];
      open({ at: ofChidi, records: [earlier, taken], sheets });
      await user.click(await button('Edit Owambe'));
      await user.click(await button('Same as last time'));
      expect(['Chest', 'Waist', 'Inseam', 'Thigh'].map(valueOf)).toEqual(['', '34', '', '']);
      await user.click(inDialog().getByRole('button', { name: 'Update Measurement' }));
      expect(await screen.findByText('Measurement updated successfully')).toBeTruthy();
      expect(api.writes[0]?.body).not.toHaveProperty('sheetId');
    });

    it('gets those of its own measures, if no sheet fits it', async () => {
      const measurements = { chest: '40 in' };
      open({ at: ofChidi, records: [earlier, edited({ tags: 'For the wedding', measurements })] });
      await user.click(await button('Edit For the wedding'));
      await user.clear(inDialog().getByLabelText('Chest'));
      await user.click(await button('Same as last time'));
      expect(['Chest', 'Waist', 'Inseam', 'Thigh'].map(valueOf)).toEqual(['41', '', '', '']);
    });
  });

  it('says why an own measure cannot be saved, on its field', async () => {
    await openChoice({ sheets: [aSheet('Owambe')] });
    await user.click(await button(/^Owambe/));
    await user.type(inDialog().getByLabelText('Gele'), 'x'.repeat(61));
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect(await screen.findByText('Must be at most 60 characters')).toBeTruthy();
    expect(document.activeElement).toBe(inDialog().getByLabelText('Gele'));
    expect(api.writes).toEqual([]);
  });
});

describe('a new sheet', () => {
  /** Returns queries in the topmost dialog. */
  const inTopDialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement);

  it('begins with a starter for the tailor’s garments, and gets a measure of its own', async () => {
    await openChoice({ tailor: { serviceCategories: ['Kurta'] } });
    api.on(sheetsApi.create, ({ body }) => aSheet('', body as Partial<SheetRow>));
    await user.click(await button('New sheet'));
    const starters = () => inTopDialog().getAllByRole('button', { name: /fields$/ });
    await expect.poll(() => starters()[0]?.textContent).toContain('Kurta');
    await user.click(starters()[0] as HTMLElement);
    expect(inTopDialog().getByLabelText('Name')).toHaveProperty('value', 'Kurta');
    await user.click(inTopDialog().getByRole('button', { name: 'Remove Neck' }));
    await user.click(inTopDialog().getByRole('button', { name: 'Move Chest up' }));
    await user.type(inTopDialog().getByRole('combobox', { name: 'Add a measure' }), 'Gele{Enter}');
    await user.type(inTopDialog().getByRole('combobox', { name: 'Add a measure' }), 'nipple to nip{ArrowDown}{Enter}');
    await user.click(inTopDialog().getByRole('button', { name: 'Add sheet' }));
    expect(await screen.findByText('Sheet added')).toBeTruthy();
    const { measures } = api.writes[0]?.body as SheetRow;
    expect(measures.slice(0, 2).map(({ key }) => key)).toEqual(['chest', 'shoulder']);
    expect(measures.slice(-2)).toMatchObject([
      { key: expect.stringMatching(/^own-/), name: 'Gele' },
      { key: 'apexToApex', name: 'Apex to apex' },
    ]);
  });

  it('keeps the focus when a measure is removed: on the one that follows, the last one, or the group', async () => {
    await openChoice({});
    await user.click(await button('New sheet'));
    await user.click(inTopDialog().getByRole('button', { name: 'Empty sheet' }));
    for (const name of ['Gele', 'Train', 'Fan']) {
      await user.type(inTopDialog().getByRole('combobox', { name: 'Add a measure' }), `${name}{Enter}`);
    }
    const remove = (name: string) => inTopDialog().getByRole('button', { name: `Remove ${name}` });
    await user.click(remove('Gele'));
    expect(document.activeElement).toBe(remove('Train'));
    await user.click(remove('Fan'));
    expect(document.activeElement).toBe(remove('Train'));
    await user.click(remove('Train'));
    expect(document.activeElement).toBe(inTopDialog().getByRole('group', { name: 'Measures' }));
  });

  it('says what is missing, on its field', async () => {
    await openChoice({});
    await user.click(await button('New sheet'));
    await user.click(inTopDialog().getByRole('button', { name: 'Empty sheet' }));
    await user.click(inTopDialog().getByRole('button', { name: 'Add sheet' }));
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(screen.getByText('Add at least one measure')).toBeTruthy();
    expect(api.writes).toEqual([]);
  });
});

describe('the starters of the chosen garments', () => {
  it('stand after the own sheets, and a record is taken by one and again by it', async () => {
    const tailor = { serviceCategories: ['Agbada', 'Sherwani'] };
    await openChoice({ tailor, sheets: [aSheet('Wedding', { garment: 'Sherwani' })], records: [] });
    await button(/^Agbada/);
    const own = within(screen.getByRole('region', { name: 'Your sheets' }));
    const choices = own.getAllByRole('button', { name: /fields$/ }).map((each) => each.textContent);
    expect(choices).toEqual([expect.stringMatching(/^Wedding/), expect.stringMatching(/^Agbada/)]);
    await user.click(await button(/^Agbada/));
    await user.type(inDialog().getByLabelText('Agbada length'), '54');
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
    expect(api.writes[0]?.body).toMatchObject({ sheetId: 'starter-agbada', sheetName: 'Agbada', tags: 'Agbada' });
    await user.click(await button('Add Measurement'));
    expect(await button(/^Agbada again/)).toBeTruthy();
  });

  it('become a sheet of the tailor when they are edited', async () => {
    await openChoice({ tailor: { serviceCategories: ['Agbada'] } });
    api.on(sheetsApi.create, ({ body }) => aSheet('', body as Partial<SheetRow>));
    await user.click(await button('Edit sheets'));
    expect(screen.queryByRole('button', { name: 'Delete Agbada' })).toBeNull();
    await user.click(await button('Edit Agbada'));
    await screen.findByRole('dialog', { name: 'Edit sheet' });
    await user.click(await button('Save sheet'));
    expect(await screen.findByText('Sheet saved')).toBeTruthy();
    expect(api.writes[0]?.body).toMatchObject({ name: 'Agbada', garment: 'Agbada' });
  });
});

describe('Edit sheets', () => {
  it('moves, edits and deletes sheets', async () => {
    const [agbada, kaftan] = [aSheet('Agbada'), aSheet('Kaftan')];
    await openChoice({ sheets: [agbada, kaftan] });
    const rows = new Map([agbada, kaftan].map((sheet) => [sheet.id, sheet]));
    const byPosition = () => [...rows.values()].sort((one, other) => one.position - other.position);
    api.on(sheetsApi.list, () => structuredClone(byPosition()));
    api.on(sheetsApi.update, ({ params, body }) => {
      const saved = { ...(rows.get(params.id) ?? agbada), ...(body as Partial<SheetRow>) };
      rows.set(params.id, saved);
      return saved;
    });
    api.on(sheetsApi.delete, ({ params }) => void rows.delete(params.id));
    await user.click(await button('Edit sheets'));
    await user.click(await button('Move Kaftan up'));
    await button('Done');
    await screen.findByRole('button', { name: 'Move Agbada up' });
    await expect.poll(() => byPosition().map(({ name }) => name)).toEqual(['Kaftan', 'Agbada']);
    await user.click(await button('Delete Agbada'));
    await user.click(await button('Delete'));
    expect(await screen.findByText('Sheet deleted')).toBeTruthy();
    await user.click(await button('Edit Kaftan'));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Senator');
    await user.click(await button('Save sheet'));
    expect(await screen.findByText('Sheet saved')).toBeTruthy();
    expect([...rows.values()].map((sheet) => sheet.name)).toEqual(['Senator']);
  });
});
