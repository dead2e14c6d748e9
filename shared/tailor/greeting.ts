import { BRAND } from '../site/brand';
import { oneLine } from '../pages/one-line';

/** Returns the text of a visitor's first message: the tailor's own text, else the default. */
export function greetingTo(tailor: { businessName: string; firstMessage?: string | null }): string {
  return tailor.firstMessage ?? `Hello ${oneLine(tailor.businessName)}, I found you on ${BRAND}.`;
}
