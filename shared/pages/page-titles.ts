import { BRAND } from '../site/brand';
import { oneLine } from './one-line';

/** The title of the landing page, the only one that begins with the product's name. */
export const HOME_TITLE = `${BRAND}: made to measure, easy to find`;

/** Returns the full title: 'Find Tailors' -> 'Find Tailors - Seamfolk'. Server and client both use it. */
export function pageTitle(title: string): string {
  return `${oneLine(title)} - ${BRAND}`;
}
