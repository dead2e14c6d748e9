import type { TailorCard } from '@shared/directory';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../../../tests/support/client/rows';
import { splitsAt, groupName, groupTailors, type Placed, placedOf } from './group-tailors';

const [card] = cards(1) as [TailorCard];
let people = 0;
const aTailorIn = (city: string, latitude: number, longitude: number): Placed => {
  people += 1;
  return { ...card, id: `${people}`, businessName: `Tailor ${people}`, city, state: '', latitude, longitude };
};
const inBrooklyn = () => aTailorIn('Brooklyn', 40.65, -73.95);
const inHoboken = () => aTailorIn('Hoboken', 40.74, -74.03);
const inLagos = () => aTailorIn('Lagos', 6.45, 3.39);
const counts = (tailors: Placed[], zoom: number) => groupTailors(tailors, zoom).map((group) => group.tailors.length);

describe('placedOf', () => {
  it('leaves out tailors without coordinates', () => {
    const nowhere = { ...card, latitude: null, longitude: null };
    const lagos = inLagos();
    expect(placedOf([nowhere, lagos])).toEqual([lagos]);
  });
});

describe('groupTailors', () => {
  it('keeps a town together at every zoom', () => {
    const town = [inBrooklyn(), inBrooklyn(), inBrooklyn()];
    for (const zoom of [0, 5, 10, 22]) expect(counts(town, zoom)).toEqual([3]);
  });

  it('separates towns with enough space, each named by its first tailor in the list', () => {
    const all = [inHoboken(), inBrooklyn(), inBrooklyn(), inLagos()];
    expect(counts(all, 1)).toEqual([3, 1]);
    expect(counts(all, 10)).toEqual([1, 2, 1]);
    expect(groupTailors(all, 1)[0]).toMatchObject({ latitude: 40.74, longitude: -74.03 });
  });

  it('joins neighbours across the date line', () => {
    expect(counts([aTailorIn('Suva', -18, 179.9), aTailorIn('Apia', -18, -179.9)], 4)).toEqual([2]);
  });

  it('names a group by its first town, so that the name stays the same while the list grows', () => {
    const first = inBrooklyn();
    const [before] = groupTailors([first], 8);
    const [after] = groupTailors([first, inLagos(), inBrooklyn()], 8);
    expect(after?.key).toBe(before?.key);
  });

  it('is fast with a thousand tailors in a thousand towns', () => {
    const many = Array.from({ length: 1000 }, (_, index) => aTailorIn('', (index % 40) * 2 - 40, (index / 1000) * 300));
    expect(groupTailors(many, 2).length).toBeGreaterThan(50);
  });
});

describe('splitsAt', () => {
  it('returns whether zooming in separates a group', () => {
    const [near] = groupTailors([inBrooklyn(), inHoboken()], 4);
    const [same] = groupTailors([inBrooklyn(), inBrooklyn()], 4);
    expect(near && splitsAt(near, 10)).toBe(true);
    expect(near && splitsAt(near, 5)).toBe(false);
    expect(same && splitsAt(same, 22)).toBe(false);
  });
});

describe('groupName', () => {
  const nameOf = (...tailors: Placed[]) => groupTailors(tailors, 0).map(groupName);

  it('contains names and town', () => {
    expect(nameOf({ ...inBrooklyn(), businessName: 'Adunni Couture' })).toEqual(['Adunni Couture, Brooklyn']);
    expect(nameOf({ ...inBrooklyn(), businessName: ' ', city: '', country: 'Kenya' })).toEqual([
      'Unknown Tailor, Kenya',
    ]);
  });

  it('counts the tailors in a town, and those around it', () => {
    expect(nameOf(inBrooklyn(), inBrooklyn())).toEqual(['2 tailors in Brooklyn']);
    expect(nameOf(inBrooklyn(), inHoboken(), inHoboken())).toEqual(['3 tailors around Brooklyn']);
  });
});
