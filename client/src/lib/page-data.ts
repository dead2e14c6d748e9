import type { QueryClient } from '@tanstack/react-query';
import { PAGE_DATA_ID, type PageData } from '@shared/page-data';

/** What came with this page's HTML; nothing where the server had nothing to say. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const data: PageData = text ? (JSON.parse(text) as PageData) : { answers: [] };
  return isFromHistory() ? { ...data, signedIn: undefined } : data;
}

/** Puts the answers where the queries of the first screen look for them, so that none of them asks. */
export function keepAnswers(queryClient: QueryClient, { answers }: PageData): void {
  for (const { key, data } of answers) queryClient.setQueryData(key, data);
}

/** Back and forward show a page as it was sent then; who is signed in may have changed since. */
function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
