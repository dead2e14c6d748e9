import { doubleMetaphone } from 'double-metaphone';

/** Returns how the key of a name sounds in English, 'brooklyn' and 'bruklin' -> 'PRKLN'; '' for a name without Latin letters. */
export function soundOf(key: string): string {
  const codes = key.split(' ').map((word) => doubleMetaphone(word)[0]);
  return codes.join('').replace(/(.)\1+/g, '$1');
}
