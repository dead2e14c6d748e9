import { countryNames } from '@shared/places/address';
import { describe, expect, it } from 'vitest';
import { matching } from '../../../ui/controls/combobox-field';
import { countriesByPopulation } from './country-field';

describe('countriesByPopulation', () => {
  it('has every country once', () => expect([...countriesByPopulation].sort()).toEqual([...countryNames].sort()));

  it.each([
    ['Nig', ['Nigeria', 'Niger']],
    ['Ind', ['India', 'Indonesia']],
    ['Uni', ['United States', 'United Kingdom', 'United Arab Emirates']],
    ['Gua', ['Guatemala', 'Guadeloupe', 'Guam']],
  ])("'%s' offers %j in this order", (typed, countries) => {
    expect(matching(countriesByPopulation, typed).slice(0, countries.length)).toEqual(countries);
  });
});
