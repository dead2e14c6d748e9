import { describe, expect, it } from 'vitest';
import { cutIsolated, isolated } from './isolated';

const fsi = '\u2068';
const pdi = '\u2069';

describe('isolated', () => {
  it.each(['قفطان', 'قفطان 3', 'قفطان XL', 'שמלה 2', 'Agbada أحمد', 'ߞߎߛߊ', '𞤀𞤣𞤤𞤢𞤥'])('encloses %s', (text) =>
    expect(isolated(text)).toBe(fsi + text + pdi),
  );
  it.each(['', 'Agbada 3', 'Adéṣínà', '₦45,000', 'कुर्ता 2', '旗袍'])('leaves %s as it is', (text) =>
    expect(isolated(text)).toBe(text),
  );
});

describe('cutIsolated', () => {
  it('closes what the cut leaves open', () => {
    expect(cutIsolated(`${fsi}قفطان طويل${pdi} (2)`, 8)).toBe(`${fsi}قفطان…${pdi}`);
    expect(cutIsolated(`${fsi}قفطان${pdi} (2)`, 20)).toBe(`${fsi}قفطان${pdi} (2)`);
    expect(cutIsolated(`${fsi}قفطان${pdi} at ₦5,000`, 10)).toBe(`${fsi}قفطان${pdi} a…`);
  });
});
