import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decisionsApi } from '@shared/decisions';
import { call, endpointQuery } from '../../lib/api';

/** The operator's decisions about the own page and pictures, the latest first. */
export const decisionsQuery = endpointQuery(decisionsApi.list);

export function useAppeal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call(decisionsApi.appeal, { params: { id }, body: { text } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: decisionsQuery.queryKey }),
  });
}
