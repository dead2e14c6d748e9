import { BRAND } from './brand';
import { oneLine } from './one-line';

/** What a visitor's first message says: the tailor's own words, else those of the product. */
export function greetingTo(tailor: { businessName: string; firstMessage: string | null }): string {
  return tailor.firstMessage ?? `Hello ${oneLine(tailor.businessName)}, I found you on ${BRAND}.`;
}
