import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../tests/support/client/rows';
import { lettersOf } from './client-letters';

describe('lettersOf', () => {
  it('has each letter once, with its first client', () => {
    const names = ['Adé', 'Åsa', 'Đặng', 'Dele', 'Zainab'];
    expect(lettersOf(names.map((name) => aClient({ name })))).toEqual([
      { letter: 'A', first: 0 },
      { letter: 'D', first: 2 },
      { letter: 'Z', first: 4 },
    ]);
  });

  it('has none without clients', () => expect(lettersOf([])).toEqual([]));
});
