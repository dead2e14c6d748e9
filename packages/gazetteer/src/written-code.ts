/** A postal code in a text, judged by its form only. */
export interface WrittenCode {
  /** Capital letters and digits, without the part that stands for streets: 'SE15 4QP' -> 'SE15'. */
  text: string;
  /** Number of its words. */
  words: number;
  /** ISO codes of the countries with this form; all countries if missing. */
  countries?: readonly string[];
}

export const britishCountries = ['GB', 'JE', 'GG', 'IM'];

/** Forms of two words, and of the same words without the space. */
const pairs: { form: RegExp; countries: readonly string[] }[] = [
  { form: /^(\d{5}) \d{4}$/, countries: ['US'] },
  { form: /^(\d{3} \d{3})$/, countries: ['IN'] },
  { form: /^([A-Z]\d[A-Z]) ?\d[A-Z]\d$/, countries: ['CA'] },
  { form: /^([A-Z]{1,2}\d[A-Z\d]?) ?\d[A-Z]{2}$/, countries: britishCountries },
  { form: /^([A-Z]\d[\dW]) ?[A-Z\d]{4}$/, countries: ['IE'] },
  { form: /^(\d{4}) ?[A-Z]{2}$/, countries: ['NL'] },
];

/** Australian states whose abbreviation may stand for the letters of a Dutch code: '6000 WA'. */
const australianStates = new Set(['WA', 'SA', 'NT']);

/** Returns the postal codes that may start at a word, the longest first. */
export function writtenCodesAt(words: readonly string[], at: number): WrittenCode[] {
  const [first, second] = [(words[at] ?? '').toUpperCase(), (words[at + 1] ?? '').toUpperCase()];
  if (!/\d/.test(first)) return [];
  const codes: WrittenCode[] = [];
  for (const { form, countries } of pairs) {
    const pair = second ? form.exec(`${first} ${second}`) : null;
    if (pair) codes.push({ text: (pair[1] ?? '').replace(' ', ''), words: 2, countries });
  }
  if (/^\d{4}$/.test(first) && australianStates.has(second)) codes.push({ text: first, words: 2, countries: ['AU'] });
  for (const { form, countries } of pairs) {
    const glued = form.exec(first);
    if (glued) codes.push({ text: glued[1] ?? '', words: 1, countries });
  }
  if (/^(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]?)$/.test(first)) codes.push({ text: first, words: 1 });
  return codes;
}
