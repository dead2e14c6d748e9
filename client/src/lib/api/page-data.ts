import type { DataTag, QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { PAGE_DATA_ID, type PageData } from '@shared/pages/page-data';
import type { EntryState } from '../navigation/history-state';

const noData: PageData = { answers: [] };

/** The data that the server sends with the page. */
export const PageDataContext = createContext(noData);

/** Returns the data that the server sends with this page. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}

/** Returns the language for formatting, as a BCP 47 tag: the one that the server's HTML is formatted for. */
export function useLocale(): string {
  return usePageData().locale ?? navigator.language;
}

/**
 * Returns the server's answer to a query of the page's first view; undefined if it sent none. Also undefined if the user may be signed
 * in and so may change the data: the query cache has the current answer.
 */
export function useSentAnswer<Answer>(query: {
  queryKey: DataTag<readonly unknown[], Answer, Error>;
}): Answer | undefined {
  const { answers, signedIn } = usePageData();
  const wanted = JSON.stringify(query.queryKey);
  const sent = signedIn === false ? answers.find(({ key }) => JSON.stringify(key) === wanted) : undefined;
  return sent?.data as Answer | undefined;
}

/** Returns the data in this page's HTML; empty if the server sent none. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const data = text ? (JSON.parse(text) as PageData) : noData;
  return isFromHistory() ? { ...data, signedIn: undefined } : data;
}

/** Puts the answers into the query cache, so that the queries of the first screen send no requests. */
export function keepAnswers(queryClient: QueryClient, { answers }: PageData): void {
  for (const { key, data } of answers) queryClient.setQueryData(key, data);
}

/**
 * Returns whether React can continue with the server's HTML instead of rendering anew: it is a page, nothing that changes the first
 * view can arrive meanwhile (the session of a user who may be signed in), and the history entry holds no state.
 */
export function canTakeOver(root: Element, { signedIn }: PageData): boolean {
  return signedIn === false && root.querySelector('main') !== null && (history.state as EntryState | null) === null;
}

/** Back and forward may show old HTML; the signed-in user may have changed since. */
function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
