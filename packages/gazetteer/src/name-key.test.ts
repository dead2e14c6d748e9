import { expect, it } from 'vitest';
import { nameKey } from './name-key';
import { plainLetters } from './plain-letters';

it.each(Object.entries(plainLetters))('the key of a name has %s as %s', (letter, plain) => {
  expect(nameKey(`Ba${letter.toUpperCase()}o`)).toBe(`ba${plain}o`);
});
