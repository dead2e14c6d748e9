import titles from './titles.json';

/** A word or a phrase for comparing: lower case, without dots at its end. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\.+$/, '');

const withName = new Set(titles.withName.map(plain));
const alone = new Set(titles.alone.map(plain));
const joins = new Set(titles.joins);
const nobody = new Set(titles.nobody.map(plain));

const isTitle = (word: string): boolean => withName.has(plain(word)) || withName.has(plain(word.replace(/[.,]/g, '')));

/** 'J.' or 'M.': one letter is no name by itself. */
const isInitial = (word: string): boolean => /^\p{L}\p{M}*\.?$/u.test(word);

/** Numbers and signs behind a word that is no name: 'Walk-in 3', 'Customer (12/5)'. */
const counted = /[\s\d()[\]#.,:/_-]+$/u;

/**
 * Returns the name by which a client is addressed: the first one, 'Ada' of 'Ada Obi'. Behind a title it is the whole name, 'Mrs Folake Ade',
 * because 'Mrs' is no name and 'Mrs Folake' is impolite. A client without a name, such as 'Walk-in 3' or 'Mrs', has ''.
 */
export function calledName(name: string): string {
  const words = name.trim().split(/\s+/);
  const whole = words.join(' ');
  if (
    whole === '' ||
    !/\p{L}/u.test(whole) ||
    nobody.has(plain(whole)) ||
    nobody.has(plain(whole.replace(counted, '')))
  ) {
    return '';
  }
  const [first = ''] = words;
  const named = words.filter((word) => !isTitle(word) && !joins.has(word));
  if (named.length === words.length) return isInitial(first) ? whole : first;
  if (named.length === 0) return words.some((word) => alone.has(plain(word))) ? whole : '';
  return isTitle(first) ? whole : first;
}
