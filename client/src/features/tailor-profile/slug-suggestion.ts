import { maxLengths, reservedSlugs } from '@shared/limits';

/** Letters that no normalisation takes apart. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ɓ: 'b',
  ɗ: 'd',
  ɖ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ƒ: 'f',
  ɛ: 'e',
  ɔ: 'o',
  ə: 'e',
};

const shortest = 3;

/**
 * A profile URL made from the business name: 'Adéṣínà & Mehta Tailoring' -> 'adesina-and-mehta-tailoring'.
 * Always valid, or '' where the name has no Latin letter and no digit to make one from.
 */
export function suggestSlug(businessName: string): string {
  const slug = businessName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\x00-\x7f]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’‘ʼ`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return '';
  return shortened(slug.length < shortest || reservedSlugs.includes(slug) ? `${slug}-tailor` : slug);
}

/** Cut between words where that leaves enough. */
function shortened(slug: string): string {
  if (slug.length <= maxLengths.slug) return slug;
  const end = slug.lastIndexOf('-', maxLengths.slug);
  return slug.slice(0, end >= shortest ? end : maxLengths.slug);
}
