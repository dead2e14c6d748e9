import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optionalText, requiredText } from './text';

const name = requiredText(20, 'Name is required');

describe('a line', () => {
  it.each([
    [' Adé\u0301 & Co ', 'Adé\u0301 & Co'],
    ['Ada\r\nBEGIN:VCARD', 'Ada BEGIN:VCARD'],
    ['\u202eevil\u202c', 'evil'],
    ['خياطة \u200fالأناقة', 'خياطة \u200fالأناقة'],
    ['👩\u200d🧵', '👩\u200d🧵'],
    [`Z${'\u0301'.repeat(50)}o`, `Z${'\u0301'.repeat(6)}o`],
  ])('%j is stored as %j', (written, kept) => {
    expect(z.parse(name, written)).toBe(kept);
  });

  it.each(['', '   ', '\u202e\u2066', '\u200b', '\u200d\u200f', '\u0301'])(
    'needs something to be seen: %j',
    (written) => {
      const refused = z.safeParse(name, written);
      expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Name is required']);
    },
  );

  it.each(['a\u0000b', 'a\ud800b'])('refuses %j', (written) => {
    expect(z.safeParse(name, written).error?.issues[0]?.message).toBe('Contains characters that cannot be stored');
  });
});

describe('a text', () => {
  it('keeps its lines', () => {
    expect(z.parse(optionalText(50), ' One\nTwo ')).toBe('One\nTwo');
    expect(z.parse(optionalText(50), ' \n ')).toBeNull();
  });
});
