import type { Near, Place } from '@shared/places/contract';
import { describe, expect, it } from 'vitest';
import { searchNote, searchTitle } from './search-words';
import { aPlace } from '../../../../../tests/support/client/rows';

const near = (fields?: Partial<Place>): Near => ({ place: aPlace(fields), alternatives: [] });

describe('searchTitle', () => {
  it.each([
    [{ total: 0, more: false }, 'No Tailors Found'],
    [{ total: 1, more: false }, '1 Tailor Found'],
    [{ total: 204, more: false }, '204 Tailors Found'],
    [{ total: 1000, more: false }, '1,000 Tailors Found'],
    [{ total: 1000, more: true }, '1,000+ Tailors Found'],
    [{ total: 287, more: true }, '200+ Tailors Found'],
    [undefined, 'Finding tailors'],
  ])('of %j', (found, title) => expect(searchTitle(found, false)).toBe(title));
});

describe('searchNote', () => {
  it.each([
    [{}, undefined, 'Newest first'],
    [{ city: 'Lagos', zipcode: '100' }, undefined, 'In Lagos, postal code 100, newest first'],
    [{ near: 'brooklyn' }, near(), 'Near Brooklyn, New York, United States, nearest first'],
    [{ near: 'brooklyn', country: 'USA' }, near(), 'Near Brooklyn, New York, United States, in USA, nearest first'],
    [{ q: 'adunni' }, undefined, 'Named “adunni”, newest first'],
    [
      { q: 'adunni', near: 'brooklyn' },
      near(),
      'Near Brooklyn, New York, United States, named “adunni”, nearest first',
    ],
    [{ near: 'nigeria' }, near({ label: 'Nigeria', kind: 'country' }), 'In Nigeria, newest first'],
    [
      { near: 'nigeria', city: 'Lagos' },
      near({ label: 'Nigeria', kind: 'country' }),
      'In Lagos, Nigeria, newest first',
    ],
    [{ near: '40.65,-73.95' }, near({ kind: 'point' }), 'Near your location, nearest first'],
  ])('of %j', (query, understood, note) => expect(searchNote(query, understood)).toBe(note));
});
