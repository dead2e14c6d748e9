import { distanceKm } from '@seamfolk/gazetteer';
import { otherCountryNames } from '@seamfolk/gazetteer/country-names';
import { countries } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { countryCode, countryNames } from '@shared/places/address';
import { countriesWithCodesOfTowns, countriesWithPostalCodes } from '../../client/src/places/known-postal-codes';
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

  it.each([
    ['Australia', '3000', 'Melbourne'],
    ['Canada', 'M5V 2T6', 'Toronto'],
    ['Finland', '33100', 'Tampere'],
    ['France', '75018', 'Paris'],
    ['India', '110001', 'Delhi'],
    ['Ireland', 'D02 X285', 'Dublin'],
    ['Italy', '20121', 'Milan'],
    ['Malaysia', '50450', 'Kuala Lumpur'],
    ['Türkiye', '34710', 'Kadıköy'],
    ['United Kingdom', 'SE15 4QP', 'London'],
    ['United States', '11213', 'Brooklyn'],
    ['Austria', '1070', 'Vienna'],
    ['Belgium', '1050', 'Ixelles'],
    ['Denmark', '2200', 'Copenhagen'],
    ['Germany', '10115', 'Berlin'],
    ['Netherlands', '1012 AB', 'Amsterdam'],
    ['Norway', '0150', 'Oslo'],
    ['South Africa', '2001', 'Johannesburg'],
    ['Spain', '28001', 'Madrid'],
    ['Switzerland', '8001', 'Zürich'],
  ])('knows the postal codes of %s, as the sentence for an unknown one says: %s', (country, code, city) => {
    expect([...countriesWithPostalCodes, ...countriesWithCodesOfTowns]).toContain(country);
    const [place] = gazetteer.find(code, { country: countryCode(country) });
    expect(place).toMatchObject({ kind: 'zipcode', country, city });
  });

  it('has a code for each country of that sentence', () => {
    expect(countriesWithPostalCodes.length + countriesWithCodesOfTowns.length).toBe(20);
  });
});
