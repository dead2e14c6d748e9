import { BRAND } from './brand';
import { oneLine } from './one-line';

/** The title of the landing page: the only one that begins with the product. */
export const HOME_TITLE = `${BRAND}: made to measure, easy to find`;

/** 'Find Tailors' -> 'Find Tailors - Seamfolk'; the same in the HTML as in the tab afterwards. */
export function pageTitle(title: string): string {
  return `${oneLine(title)} - ${BRAND}`;
}
