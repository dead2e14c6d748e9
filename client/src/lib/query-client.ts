import { QueryClient } from '@tanstack/react-query';
import { ask, isAnswerLost } from './api';

/**
 * Cached data stays until something invalidates it: no refetch by time or focus, no retries. The default loader joins
 * the key's segments with '/' and GETs that address; a 401 throws like any other failure. Without a connection everything
 * fails at once and says so, where the library would wait in silence and write long after the person gave up; back online,
 * reads that got no answer are asked again, while what the server refused stays refused and its page as it is.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => ask(queryKey.map(String).join('/'), (response) => response.json()),
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => !state.error || isAnswerLost(state.error),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
