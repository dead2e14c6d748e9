import { maxLengths } from '@shared/contract/limits';
import { isReservedSlug } from '@shared/tailor/reserved-slugs';
import { inPlainLetters } from '@seamfolk/gazetteer/plain-letters';

const shortest = 3;

/**
 * Returns a slug made from the business name: 'Adéṣínà & Mehta Tailoring' -> 'adesina-and-mehta-tailoring'.
 * It is always valid, or '' if the name has no Latin letter and no digit, or contains the brand.
 */
export function suggestSlug(businessName: string): string {
  const slug = inPlainLetters(businessName.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''))
    .replace(/['’‘ʼ`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return '';
  const suggested = shortened(slug.length < shortest || isReservedSlug(slug) ? `${slug}-tailor` : slug);
  return isReservedSlug(suggested) ? '' : suggested;
}

/** Cuts between words if the result is long enough. */
function shortened(slug: string): string {
  if (slug.length <= maxLengths.slug) return slug;
  const end = slug.lastIndexOf('-', maxLengths.slug);
  return slug.slice(0, end >= shortest ? end : maxLengths.slug);
}
