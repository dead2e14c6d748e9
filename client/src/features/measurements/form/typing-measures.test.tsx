// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  api,
  button,
  fieldOf,
  inDialog,
  openTemplate,
  shown,
  user,
} from '../../../../../tests/support/client/measurements-page';

describe('typing measures', () => {
  it("begins at the first measure, with the template's name as label, which another template replaces", async () => {
    await openTemplate(/^Dress/);
    expect(document.activeElement).toBe(fieldOf('Chest'));
    expect(fieldOf('Label this measurement').value).toBe('Dress');
    await user.click(await button('Back'));
    await user.click(await button(/^Shirt/));
    expect(fieldOf('Label this measurement').value).toBe('Shirt');
    await user.type(fieldOf('Label this measurement'), 'Agbada');
    await user.click(await button('Back'));
    await user.click(await button(/^Dress/));
    expect(fieldOf('Label this measurement').value).toBe('Agbada');
  });

  it('makes digits Latin as they are typed', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Hip'), '٣٨');
    expect(fieldOf('Hip').value).toBe('38');
  });

  it('replaces the whole value of a field', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Hip'), '36 cm{Enter}');
    await user.type(fieldOf('Hip'), '99');
    expect(fieldOf('Hip').value).toBe('99');
  });

  it('replaces the whole value of the field in hand after another tap', async () => {
    await openTemplate(/^Dress/);
    await user.click(fieldOf('Hip'));
    await user.keyboard('36');
    await user.click(fieldOf('Hip'));
    await user.keyboard('35');
    expect(fieldOf('Hip').value).toBe('35');
    await user.click(fieldOf('Hip'));
    await user.click(fieldOf('Hip'));
    await user.keyboard('34');
    expect(fieldOf('Hip').value).toBe('34');
  });

  it('takes over the last value with one tap, in the current unit', async () => {
    await openTemplate(/^Dress/);
    await user.click(await button('Last 42½'));
    expect(shown('Chest')).toBe('42½ in');
    await user.click(await button('cm'));
    await user.click(await button('Last 104'));
    expect(shown('Hip')).toBe('104 cm');
  });

  it('takes over all last values with one tap, except where a value is typed', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Chest'), '43{Enter}');
    await user.click(await button('Same as last time'));
    expect(shown('Chest')).toBe('43 in');
    expect(shown('Hip')).toBe('41 in');
    expect(fieldOf('Dress Length').value).toBe('');
  });

  it('has examples in the unit that is in use', async () => {
    await openTemplate(/^Dress/);
    await user.click(await button('cm'));
    expect(inDialog().getAllByPlaceholderText('e.g., 39.5 cm')).toHaveLength(6);
  });

  it('asks about a probable slip after the field is left, and corrects it with one tap', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Chest'), '24');
    expect(screen.queryByText(/Digits swapped/)).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByText('18½ less than last time. Digits swapped?')).toBeTruthy();
    await user.click(await button('Use 42'));
    expect(shown('Chest')).toBe('42 in');
    expect(screen.queryByText(/Digits swapped/)).toBeNull();
  });

  it('saves a value that it has questioned', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Chest'), 'loose{Enter}');
    expect(screen.getByText('Not a length. It is kept as you typed it')).toBeTruthy();
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    await screen.findByText('Measurement added successfully');
    expect(api.writes).toMatchObject([{ body: { tags: 'Dress', measurements: { chest: 'loose' } } }]);
  });
});
