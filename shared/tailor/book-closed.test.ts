import { expect, it } from 'vitest';
import { bookState, closedSign } from './book-closed';

it.each([
  ['2026-06-16', 'Takes new orders from 16 June'],
  ['2027-01-02', 'Takes new orders from 2 January'],
])('the sign of %s is %j', (day, sign) => expect(closedSign(day)).toBe(sign));

it('says to the owner whether the book is open', () => {
  expect([bookState(null), bookState('2026-06-16')]).toEqual(['Book is open', 'Book closed until 16 June']);
});
