import type { QueryClient } from '@tanstack/react-query';
import { PAGE_DATA_ID, type PageData } from '@shared/page-data';

/** Returns the data in this page's HTML; empty if the server sent none. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const data: PageData = text ? (JSON.parse(text) as PageData) : { answers: [] };
  return isFromHistory() ? { ...data, signedIn: undefined } : data;
}

/** Puts the answers into the query cache, so that the queries of the first screen send no requests. */
export function keepAnswers(queryClient: QueryClient, { answers }: PageData): void {
  for (const { key, data } of answers) queryClient.setQueryData(key, data);
}

/** Back and forward may show old HTML; the signed-in user may have changed since. */
function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
