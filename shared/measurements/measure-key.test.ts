import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { answeredKey, measureKey, storedKey } from './measure-key';

const reserved = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString'];

describe('measureKey', () => {
  it.each(['chest', 'roundSleeve', 'own-1f2e3d4c', 'cap'])('accepts %s', (key) => {
    expect(safeParse(measureKey, key).data).toBe(key);
  });

  it.each(reserved)('refuses %s, with the reason', (key) => {
    expect(safeParse(measureKey, key).error?.issues).toMatchObject([
      { message: 'Is a reserved word; use another key' },
    ]);
  });

  it.each(['__proto__', '', '1', 'a b'])('refuses %j', (key) => expect(safeParse(measureKey, key).success).toBe(false));
});

describe('storedKey', () => {
  it.each([...reserved, '__proto__'])('gives %s another key, which is accepted', (key) => {
    expect(storedKey(key)).toBe(`own-${key}`);
    expect(safeParse(answeredKey, key).data).toBe(`own-${key}`);
  });

  it('keeps other keys', () => expect(storedKey('own-1')).toBe('own-1'));
});
