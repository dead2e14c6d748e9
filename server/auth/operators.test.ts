import { describe, expect, it } from 'vitest';
import { operatorListSchema } from '../operator-list';
import { isOperator } from './operators';

const operators = [{ email: 'ada@x.example' }, { issuer: 'https://id.example', subject: '12' }];
const ada = { issuer: 'i', subject: 's', email: 'Ada@x.example', emailVerified: true };

describe('isOperator', () => {
  it.each([
    ['a verified e-mail address, in any case of letters', ada, true],
    ['an e-mail address that is not verified', { ...ada, emailVerified: false }, false],
    ['another e-mail address', { ...ada, email: 'adah@x.example' }, false],
    ['no e-mail address', { ...ada, email: null }, false],
    ['issuer and subject', { ...ada, email: null, issuer: 'https://id.example', subject: '12' }, true],
    ['the subject of another issuer', { ...ada, email: null, issuer: 'https://other.example', subject: '12' }, false],
  ])('by %s', (_by, user, expected) => {
    expect(isOperator({ operators }, user)).toBe(expected);
    expect(isOperator({ operators: [] }, user)).toBe(false);
  });

  it.each([
    ['the Kelvin sign for k', '\u212Aim@x.example'],
    ['a dotless i', 'K\u0131m@x.example'],
    ['a dotted I', 'K\u0130m@x.example'],
  ])('compares ASCII letters alone: not by %s', (_letter, email) => {
    const named = { operators: operatorListSchema.parse('KIM@x.example') };
    expect(isOperator(named, { ...ada, email })).toBe(false);
    expect(isOperator(named, { ...ada, email: 'Kim@X.example' })).toBe(true);
  });
});
