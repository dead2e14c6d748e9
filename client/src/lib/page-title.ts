import { useEffect } from 'react';
import { oneLine } from '@shared/one-line';
import { pageTitle } from '@shared/page-titles';

/**
 * Names the page in the tab and the history, as the HTML of its address does: 'Find Tailors' becomes
 * 'Find Tailors - Seamfolk'. `whole` adds nothing, for a title that already holds the brand.
 */
export function usePageTitle(title: string, { whole = false }: { whole?: boolean } = {}): void {
  useEffect(() => {
    document.title = whole ? oneLine(title) : pageTitle(title);
  }, [title, whole]);
}
