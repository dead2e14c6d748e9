import { QueryClient } from '@tanstack/react-query';
import { rethrow } from './api';
import { isAnswerLost } from './connection';
import { transport } from './transport';

/**
 * Cached data stays until something invalidates it: no refetch by time or focus, no retries. The default loader joins
 * the key's segments with '/' and GETs that address; a 401 throws like any other failure. Without a connection every call
 * fails at once. The library's default would pause it silently and send a write long after the user gave up. Back online,
 * reads without an answer are refetched; reads that the server refused are not.
 */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) =>
          transport.carry({ method: 'GET', path: queryKey.map(String).join('/') }, {}).catch(rethrow),
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

/** The browser's cache. The server makes one for each page that it renders. */
export const queryClient = newQueryClient();
