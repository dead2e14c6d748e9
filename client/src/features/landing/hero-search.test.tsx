// @vitest-environment happy-dom
import { placesApi } from '@shared/places/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { aPlace } from '../../../../tests/support/client/rows';
import { HeroSearch } from './hero-search';

const api = fakeApi();

afterEach(() => vi.unstubAllGlobals());

async function show() {
  api.on(placesApi.find, [aPlace({ label: 'Lagos, Nigeria', city: 'Lagos' })]);
  const { hook, searchHook, history } = memoryLocation({ path: '/', record: true });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <HeroSearch />
    </Router>,
  );
  const user = userEvent.setup({ delay: null });
  const what = await screen.findByRole('combobox', { name: 'What' });
  const where = screen.getByRole('combobox', { name: 'Where' });
  const find = () => user.click(screen.getByRole('button', { name: 'Find a Tailor' }));
  return { user, what, where, find, history };
}

describe('the search of the hero', () => {
  it('opens the whole directory if both fields are empty', async () => {
    const { find, history } = await show();
    await find();
    expect(history.at(-1)).toBe('/discover');
  });

  it('opens the directory with a garment and a place from the lists', async () => {
    const { user, what, where, find, history } = await show();
    await user.type(what, 'agb');
    await user.click(await screen.findByRole('option', { name: 'Agbada' }));
    await user.type(where, 'lag');
    await user.click(await screen.findByRole('option', { name: 'Lagos, Nigeria' }));
    expect(history).toEqual(['/']);
    await find();
    expect(history.at(-1)).toBe('/discover?near=Lagos%2C+Nigeria&garments=Agbada');
  });

  it.each([
    ['agbada', '/discover?garments=Agbada'],
    ['saree', '/discover?garments=Saree%2FSari'],
    ['repairs', '/discover?primaryCategories=Alterations+%26+Repairs'],
    ['wedding', '/discover?primaryCategories=Wedding+%26+Bridal'],
    ['Adunni Couture', '/discover?q=Adunni+Couture'],
  ])('reads the typed text %s', async (text, address) => {
    const { user, what, find, history } = await show();
    await user.type(what, text);
    await vi.dynamicImportSettled();
    await find();
    expect(history.at(-1)).toBe(address);
  });

  it('opens the directory by Enter', async () => {
    const { user, where, history } = await show();
    await user.type(where, 'Ikeja, Lagos{Enter}');
    expect(history.at(-1)).toBe('/discover?near=Ikeja%2C+Lagos');
  });

  it('sends the location of the device, which the field does not show', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      language: 'en',
      geolocation: {
        getCurrentPosition: (found: PositionCallback) =>
          found({ coords: { latitude: 6.4541, longitude: 3.3947 } } as GeolocationPosition),
      },
    });
    const { user, where, find, history } = await show();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(where).toHaveProperty('value', 'Your location');
    await find();
    expect(history.at(-1)).toBe('/discover?near=6.45%2C3.39');

    await user.clear(where);
    await user.type(where, 'Leeds');
    await find();
    expect(history.at(-1)).toBe('/discover?near=Leeds');
  });
});
