// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  button,
  fieldOf,
  inDialog,
  ofChidi,
  open,
  openTemplate,
  user,
} from '../../../../../tests/support/client/measurements-page';
import { setViewport } from '../../../../../tests/support/viewport';

afterEach(() => setViewport(1024));

describe('where to measure', () => {
  it('is shown beside the form, with the other names of the measure', async () => {
    await openTemplate(/^Pants/);
    await user.click(fieldOf('Thigh'));
    expect(inDialog().getByText(/Round the fullest part, high on the leg/).textContent).toContain(
      'Also Lap, Laps, Round thigh',
    );
  });

  it('opens from the row in hand on a phone, and gives the field the focus again', async () => {
    setViewport(360);
    await openTemplate(/^Shirt/);
    await user.click(fieldOf('Chest'));
    await user.click(inDialog().getByRole('button', { name: 'Where to measure Chest' }));
    const guide = within(await screen.findByRole('dialog', { name: 'Chest' }));
    expect(guide.getByText('Round the fullest part, under the arms')).toBeTruthy();
    expect(guide.getByText('Also called Bust, Burst')).toBeTruthy();
    await user.click(guide.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(document.activeElement).toBe(fieldOf('Chest'));
  });

  it('opens from the editor of a sheet, for known measures only', async () => {
    open({ at: ofChidi });
    await user.click(await button('Add Measurement'));
    await user.click(await button('New sheet'));
    await user.click(await button(/^Agbada/));
    await user.type(await screen.findByRole('combobox', { name: 'Add a measure' }), 'Fila depth{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove Fila depth' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Where to measure Fila depth' })).toBeNull();
    await user.click(await button('Where to measure Agbada width'));
    const guide = within(await screen.findByRole('dialog', { name: 'Agbada width' }));
    expect(guide.getByText('Also called Wingspan, Wrist to wrist')).toBeTruthy();
  });
});
