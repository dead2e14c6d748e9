import { distanceKm } from '@seamfolk/gazetteer';
import { otherCountryNames } from '@seamfolk/gazetteer/country-names';
import { countries } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { countryNames } from '@shared/places/address';
import { demoTailors } from '../local/demo/tailors';
import { openGazetteer } from './gazetteer';

const gazetteer = await openGazetteer();

describe('openGazetteer', () => {
  it('opens one for the process', async () => expect(await openGazetteer()).toBe(gazetteer));
});

describe('the gazetteer', () => {
  it('knows where the demo tailors work', () => {
    const lost = demoTailors.filter(({ place }) => {
      const found = gazetteer.locate(place);
      return !found || distanceKm(found, { latitude: place.at[0], longitude: place.at[1] }) > 30;
    });
    expect(lost.map(({ place }) => place)).toEqual([]);
  });

  it('names countries as they are stored', () => {
    for (const text of 'abcdefghijklmnopqrstuvwxyz') {
      for (const { country } of gazetteer.find(text)) expect(countryNames).toContain(country);
    }
  });

  it.each(Object.entries(otherCountryNames))('knows %s as %s, as an address does', (other, code) => {
    const { name, capital } = countries[code as keyof typeof countries];
    // The packages spell Myanmar's capital in different ways.
    const city = code === 'MM' ? 'Yangon' : capital;
    const found = gazetteer.locate({ city, country: name });
    expect(found).toBeDefined();
    expect(gazetteer.locate({ city, country: other })).toEqual(found);
  });
});
