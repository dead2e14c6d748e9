import { useEffect } from 'react';
import { BRAND } from '@shared/brand';

/**
 * Names the page in the tab and the history: 'Find Tailors' becomes 'Find Tailors - Seamfolk'.
 * `whole` leaves the title as it is, for one that already holds the brand.
 */
export function usePageTitle(title: string, { whole = false }: { whole?: boolean } = {}): void {
  useEffect(() => {
    document.title = whole ? title : `${title} - ${BRAND}`;
  }, [title, whole]);
}
