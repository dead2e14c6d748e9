import { maxLengths, reservedSlugs } from '@shared/limits';
import { inPlainLetters } from '../../lib/plain-letters';

const shortest = 3;

/**
 * A profile URL made from the business name: 'Adéṣínà & Mehta Tailoring' -> 'adesina-and-mehta-tailoring'.
 * Always valid, or '' where the name has no Latin letter and no digit to make one from.
 */
export function suggestSlug(businessName: string): string {
  const slug = inPlainLetters(businessName.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''))
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
