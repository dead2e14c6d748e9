import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PageData } from '@shared/pages/page-data';
import { keepAnswers, usePageData } from './page-data';
import { newQueryClient, queryClient } from './query-client';

/**
 * Provides the query cache with the answers that the server sent with the page. Each screen that has queries is in one, so
 * that the code of queries loads only with such screens.
 */
export function Queries({ children }: { children: ReactNode }) {
  const data = usePageData();
  const [client] = useState(() => clientWith(data));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const kept = new WeakSet<PageData>();

/** The browser has one cache, the server one for each page. */
function clientWith(data: PageData): QueryClient {
  const client = typeof window === 'undefined' ? newQueryClient() : queryClient;
  if (client === queryClient && kept.has(data)) return client;
  keepAnswers(client, data);
  kept.add(data);
  return client;
}
