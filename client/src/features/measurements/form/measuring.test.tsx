// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  api,
  button,
  fieldOf,
  inDialog,
  ofChidi,
  open,
  openTemplate,
  shirt,
  shown,
  user,
} from '../../../../../tests/support/client/measurements-page';
import { setViewport } from '../../../../../tests/support/viewport';
import { changedElsewhere } from '../../../../../tests/support/client/writes';

const press = async (...keys: string[]) => {
  for (const key of keys) await user.click(await button(key));
};

describe('the number pad of a phone', () => {
  beforeEach(() => setViewport(360));
  afterEach(() => setViewport(1024));
  it('types into the field in hand, which keeps the focus', async () => {
    await openTemplate(/^Dress/);
    await press('4', '3', 'Point', '5');
    expect(shown('Chest')).toBe('43.5 in');
    await press('Delete', 'Delete', 'one half');
    expect(shown('Chest')).toBe('43½ in');
    expect(document.activeElement).toBe(fieldOf('Chest'));
    expect(fieldOf('Chest').inputMode).toBe('decimal');
    await waitFor(() => expect(screen.getByText('Chest 43½ in')).toBeTruthy());
  });

  it('replaces the whole value of a field at its first key, and deletes it with one', async () => {
    await openTemplate(/^Dress/);
    await press('4', '3', 'Next');
    await user.click(fieldOf('Chest'));
    await press('4', '1');
    expect(shown('Chest')).toBe('41 in');
    await press('Next');
    await user.click(fieldOf('Chest'));
    await press('Delete');
    expect(fieldOf('Chest').value).toBe('');
  });

  it('replaces the whole value of the field in hand after another tap', async () => {
    await openTemplate(/^Dress/);
    await press('3', '6');
    await user.click(fieldOf('Chest'));
    await press('3', '5');
    expect(shown('Chest')).toBe('35 in');
    await user.click(inDialog().getByText('Chest', { selector: 'label' }));
    await press('3', '4', 'one half');
    expect(shown('Chest')).toBe('34½ in');
  });

  it('replaces the fraction of the value and converts it to the other unit', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Hip'), '39');
    await press('three quarters');
    expect(shown('Hip')).toBe('39¾ in');
    await press('one half');
    expect(shown('Hip')).toBe('39½ in');
    expect(document.activeElement).toBe(fieldOf('Hip'));
    await press('Inches, change to centimetres');
    expect(shown('Hip')).toBe('100.3 cm');
    await waitFor(() => expect(screen.getByText('Hip 100.3 cm')).toBeTruthy());
    await press('one half');
    expect(shown('Hip')).toBe('100.3 cm');
  });

  it('takes over the last value', async () => {
    await openTemplate(/^Dress/);
    await press('Last 42½');
    expect(shown('Chest')).toBe('42½ in');
  });

  it('moves to the next measure, and saves at the last one', async () => {
    await openTemplate(/^Dress/, { records: [] });
    for (const [index, label] of ['Chest', 'Waist', 'Hip', 'Shoulder Width', 'Sleeve Length'].entries()) {
      expect(document.activeElement).toBe(fieldOf(label));
      await press(`${index + 1}`, 'Next');
    }
    await press('6', 'Save');
    await screen.findByText('Measurement added successfully');
    const measurements = { chest: '1 in', waist: '2 in', hip: '3 in', shoulder: '4 in', sleeveLength: '5 in' };
    expect(api.writes).toMatchObject([{ body: { measurements: { ...measurements, dressLength: '6 in' } } }]);
  });

  it("shows what another device has changed, and saves the user's decision", async () => {
    open({ at: ofChidi });
    changedElsewhere(api, { ...shirt, tags: 'Agbada', updatedAt: new Date().toISOString() });
    await press('Edit Wedding shirt', '1', '7', 'Update Measurement');
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(document.activeElement).toBe(notice);
    expect(within(notice).getAllByRole('listitem')).toHaveLength(1);
    expect(shown('Neck')).toBe('17 in');
    await press('Overwrite');
    await screen.findByText('Measurement updated successfully');
    expect(api.writes).toMatchObject([{ body: { tags: 'Wedding shirt', measurements: { neck: '17 in' } } }]);
  });

  it('gives way to the keyboard of a field of words', async () => {
    await openTemplate(/^Dress/);
    expect(screen.getByRole('group', { name: 'Number pad' })).toBeTruthy();
    await user.click(fieldOf('Additional Notes'));
    expect(screen.queryByRole('group', { name: 'Number pad' })).toBeNull();
    await user.click(fieldOf('Waist'));
    expect(screen.getByRole('group', { name: 'Number pad' })).toBeTruthy();
  });
});

describe('the unit', () => {
  it('is restored with the typed value after any change, also after another field', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Hip'), '10 cm');
    for (const [unit, text] of [
      ['in', '3⅞ in'],
      ['in', '3⅞ in'],
      ['cm', '10 cm'],
      ['in', '3⅞ in'],
    ] as const) {
      await user.click(await button(unit));
      expect(shown('Hip')).toBe(text);
    }
    await user.type(fieldOf('Chest'), '12 cm');
    await user.click(await button('in'));
    await user.click(fieldOf('Hip'));
    await user.click(await button('cm'));
    expect(shown('Hip')).toBe('10 cm');
  });

  it.each([
    ["the tailor's own", { lengthUnit: 'cm', country: 'Nigeria' }, [shirt], 'cm'],
    ["of the client's records without one", { country: 'France' }, [shirt], 'in'],
    ['of the country without records', { country: 'France' }, [], 'cm'],
    ['of the country without records', { country: 'Ghana' }, [], 'in'],
  ] as const)('is %s: %j', async (_, tailor, records, unit) => {
    await openTemplate(/^Dress/, { records: [...records], tailor });
    expect((await button(unit)).getAttribute('aria-pressed')).toBe('true');
    await user.type(fieldOf('Waist'), '30{Enter}');
    expect(shown('Waist')).toBe(`30 ${unit}`);
  });
});

describe('keys of a keyboard', () => {
  it('move to the next field with Enter, and add the unit', async () => {
    await openTemplate(/^Dress/);
    await user.click(await button('cm'));
    await user.type(fieldOf('Chest'), '98{Enter}');
    expect(shown('Chest')).toBe('98 cm');
    expect(document.activeElement).toBe(fieldOf('Waist'));
    expect(api.writes).toEqual([]);
  });

  it('take over the last value with Alt and L', async () => {
    await openTemplate(/^Dress/);
    await user.keyboard('{Alt>}[KeyL]{/Alt}');
    expect(shown('Chest')).toBe('42½ in');
  });
});

describe('one line', () => {
  const line = () => inDialog().getByLabelText<HTMLInputElement>('All measures in one line');

  it('shows what it has read, and fills it in only then', async () => {
    await openTemplate(/^Dress/);
    await press('One line');
    expect(document.activeElement).toBe(line());
    await user.type(line(), 'chest forty two and a half, W34');
    expect(inDialog().getByText('42½ in').parentElement?.textContent).toBe('Chest 42½ in');
    expect(fieldOf('Chest').value).toBe('');
    await press('Fill in 2 measures');
    expect(shown('Chest')).toBe('42½ in');
    expect(shown('Waist')).toBe('34 in');
    expect(inDialog().queryByLabelText('All measures in one line')).toBeNull();
    expect(document.activeElement).toBe(fieldOf('Hip'));
    expect(api.writes).toEqual([]);
  });

  it('asks about letters that mean two measures of the sheet, and shows those of the sheet', async () => {
    await openTemplate(/^Shirt/, { records: [] });
    await press('One line');
    expect(inDialog().getByText(/SL sleeve length, AH armhole, BI bicep/)).toBeTruthy();
    await user.type(line(), 'B13 B36 W34{Enter}');
    expect(shown('Waist')).toBe('34 in');
    expect(fieldOf('Chest').value + fieldOf('Bicep').value).toBe('');
    expect(line().value).toBe('B13, B36');
    const question = (name: string) => within(inDialog().getByRole('group', { name }));
    await user.click(question('B 13 in: Chest or Bicep?').getByRole('button', { name: 'Bicep' }));
    expect(shown('Bicep')).toBe('13 in');
    expect(document.activeElement).toBe(line());
    await user.click(question('B 36 in: Chest or Bicep, now 13 in?').getByRole('button', { name: 'Chest' }));
    expect(shown('Chest')).toBe('36 in');
    expect(inDialog().queryByLabelText('All measures in one line')).toBeNull();
  });

  it('asks before it replaces a value', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Chest'), '41');
    await user.type(fieldOf('Waist'), '33');
    await press('One line');
    await user.type(line(), 'C42½ W34{Enter}');
    expect(shown('Chest')).toBe('41 in');
    await press('42½ in');
    expect(shown('Chest')).toBe('42½ in');
    expect(line().value).toBe('W34');
    await press('Keep 33 in');
    expect(shown('Waist')).toBe('33 in');
  });

  it('is filled in or cleared before the record is saved', async () => {
    await openTemplate(/^Dress/);
    await press('One line');
    await user.type(line(), 'C40');
    await press('One line');
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect(inDialog().getByText('Fill in or clear this line, then save')).toBeTruthy();
    expect(document.activeElement).toBe(line());
    expect(api.writes).toEqual([]);
    await user.keyboard('{Enter}');
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    await screen.findByText('Measurement added successfully');
    expect(api.writes).toMatchObject([{ body: { measurements: { chest: '40 in' } } }]);
  });

  it('keeps what it has not understood, and what is on another sheet, also while it is closed', async () => {
    await openTemplate(/^Dress/);
    await press('One line');
    await user.type(line(), 'N15 W34 paunch 38{Enter}');
    expect(shown('Waist')).toBe('34 in');
    expect(line().value).toBe('Neck 15 in, paunch 38');
    expect(inDialog().getByText('Not on this sheet: Neck 15 in')).toBeTruthy();
    expect(inDialog().getByText('Not understood: paunch 38')).toBeTruthy();
    await press('One line', 'One line');
    expect(line().value).toBe('Neck 15 in, paunch 38');
  });

  it('is not lost by closing the form', async () => {
    await openTemplate(/^Dress/);
    await press('One line');
    await user.type(line(), 'belly');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy();
  });
});

it('a history shows all values in one unit with one tap, and as they were written with another', async () => {
  open({ at: ofChidi });
  await user.click(await button('All records with all measures'));
  const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  const written = values();
  expect(written).toContain('104 cm');
  const group = within(screen.getByRole('group', { name: 'Show all in' }));
  await user.click(group.getByRole('button', { name: 'in' }));
  expect(values()).toContain('41 in');
  await user.click(group.getByRole('button', { name: 'cm' }));
  expect(values()).toContain('108 cm changed by +1.3');
  await user.click(group.getByRole('button', { name: 'cm' }));
  expect(values()).toEqual(written);
});
