import { useEffect } from 'react';
import { oneLine } from '@shared/pages/one-line';
import { pageTitle } from '@shared/pages/page-titles';

/**
 * Sets the document title, the same as in the HTML of this URL: 'Find Tailors' becomes
 * 'Find Tailors - Seamfolk'. `whole` adds nothing, for a title that already contains the brand.
 */
export function usePageTitle(title: string, { whole = false }: { whole?: boolean } = {}): void {
  useEffect(() => {
    document.title = whole ? oneLine(title) : pageTitle(title);
  }, [title, whole]);
}
