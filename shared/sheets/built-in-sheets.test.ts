import { describe, expect, it } from 'vitest';
import { startersAmong } from './built-in-sheets';

const names = (...given: Parameters<typeof startersAmong>) => startersAmong(...given).map(({ name }) => name);

describe('the starters among the sheets of a tailor', () => {
  it('are those for the chosen garments, each once', () => {
    expect(names([], [])).toEqual([]);
    expect(names([], ['Sherwani', 'Agbada', 'Dashiki', 'Kaftan'])).toEqual(['Agbada', 'Kaftan', 'Sherwani']);
  });

  it.each([
    ['of its name', { name: 'agbada', garment: null }],
    ['for its garment', { name: 'Owambe', garment: 'Agbada' }],
  ])('give way to a sheet %s', (_, own) => expect(names([own], ['Agbada', 'Kaftan'])).toEqual(['Kaftan']));

  it('stay for another of their garments', () => {
    expect(names([{ name: 'Boubou', garment: 'Bubu/Boubou' }], ['Bubu/Boubou', 'Kaftan'])).toEqual(['Kaftan']);
  });
});
