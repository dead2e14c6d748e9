import { describe, expect, it } from 'vitest';
import { houston } from '../../tests/support/places';
import { noFilters, type Filters } from './discover-filters';
import { discoverTitle } from './discover-title';
import type { Place } from '../places/contract';

const place = (fields: Partial<Place>): Place => ({ ...houston, ...fields });

describe('discoverTitle', () => {
  it.each<[Partial<Filters>, string]>([
    [{}, 'Find Tailors'],
    [{ city: 'Lagos', country: 'Nigeria' }, 'Tailors in Lagos, Nigeria'],
    [{ near: 'Lagos, Nigeria', primaryCategories: ['Wedding & Bridal'] }, 'Wedding & Bridal tailors in Lagos, Nigeria'],
    [{ garments: ['Agbada', 'Kaftan'] }, 'Agbada, Kaftan tailors'],
    [{ garments: ['Agbada', 'Kaftan', 'Kente', 'Kimono'] }, 'Agbada, Kaftan, Kente tailors'],
    [
      { primaryCategories: ['Cultural & Traditional Wear'], culturalCategories: ['African Attire'] },
      'African Attire tailors',
    ],
    [{ near: '10001' }, 'Tailors in 10001'],
    [{ near: '40.65,-73.95' }, 'Find Tailors'],
    [{ city: 'Athens', country: 'Greece', zipcode: '105 58' }, 'Tailors in Athens, Greece 105 58'],
    [{ city: 'Lagos\n\u202e</title>' }, 'Tailors in Lagos </title>'],
    [{ q: 'adunni' }, 'Tailors named “adunni”'],
    [{ q: 'Eko\u202e', garments: ['Agbada'], city: 'Lagos' }, 'Agbada tailors named “Eko” in Lagos'],
  ])('%o -> %s', (filters, title) => expect(discoverTitle({ ...noFilters, ...filters })).toBe(title));

  it.each<[string, Place, string]>([
    ['houston tx', houston, 'Houston, Texas'],
    [
      'ny',
      place({ label: 'New York, New York, United States', city: 'New York', state: 'New York' }),
      'New York, New York',
    ],
    [
      'mumbai',
      place({ label: 'Mumbai, Maharashtra, India', city: 'Mumbai', state: 'Maharashtra', country: 'India' }),
      'Mumbai, India',
    ],
    ['lagos', place({ label: 'Lagos, Nigeria', city: 'Lagos', state: 'Lagos', country: 'Nigeria' }), 'Lagos, Nigeria'],
    ['singapore', place({ label: 'Singapore', city: 'Singapore', state: '', country: 'Singapore' }), 'Singapore'],
    [
      '10001',
      place({
        label: '10001 New York, New York, United States',
        city: 'New York',
        state: 'New York',
        kind: 'zipcode',
      }),
      '10001 New York, New York',
    ],
    ['tx', place({ label: 'Texas, United States', city: '', kind: 'state' }), 'Texas, United States'],
    [
      'georgia',
      place({ label: 'Georgia (country)', city: '', state: '', country: 'Georgia', kind: 'country' }),
      'Georgia (country)',
    ],
  ])('contains the place that %s was understood as', (near, understood, name) => {
    const title = discoverTitle({ ...noFilters, near, garments: ['Agbada'] }, { place: understood, alternatives: [] });
    expect(title).toBe(`Agbada tailors in ${name}`);
  });

  it.each([
    [
      '40.65, -73.95',
      place({ label: '40.65,-73.95', city: '', state: '', country: '', kind: 'point' }),
      'Find Tailors',
    ],
    ['Nowhereville', undefined, 'Tailors in Nowhereville'],
  ])('of %s contains only what is known', (near, understood, title) => {
    expect(discoverTitle({ ...noFilters, near }, { place: understood, alternatives: [] })).toBe(title);
  });

  it('contains the other place filters, which are narrower', () => {
    const title = discoverTitle({ ...noFilters, near: 'tx', city: 'Katy' }, { place: houston, alternatives: [] });
    expect(title).toBe('Tailors in Katy');
  });
});
