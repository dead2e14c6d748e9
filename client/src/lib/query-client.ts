import { QueryClient } from '@tanstack/react-query';
import { okOrThrow } from './api';

/**
 * Cached data stays until something invalidates it: no refetch by time or focus, no retries. The default loader joins
 * the key's segments with '/' and GETs that address; a 401 throws like any other failure.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: async ({ queryKey }) =>
        (await okOrThrow(await fetch(queryKey.map(String).join('/'), { credentials: 'include' }))).json(),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { retry: false },
  },
});
