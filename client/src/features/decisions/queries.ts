import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decisionsApi, type OwnDecision } from '@shared/moderation/decisions';
import { hold } from '@shared/moderation/acts';
import type { Tailor } from '@shared/tailor/contract';
import { call, endpointQuery } from '../../lib/api/api';
import { useIsSuspended } from '../../lib/api/own-account';

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

/** Whether visitors see the own page, and if not, why. */
export type PageState = 'public' | 'held' | 'hidden' | 'suspended';

/** Returns the state of the own page; undefined until the decision that hides it is loaded. */
export function usePageState({ hiddenAt }: Pick<Tailor, 'hiddenAt'>): PageState | undefined {
  const isSuspended = useIsSuspended();
  const isHidden = hiddenAt !== null;
  const { data = [], isLoading } = useQuery({ ...decisionsQuery, enabled: isHidden });
  const isInForce = (act: string) => data.some((decision) => decision.act === act && decision.endedAt === null);
  if (isSuspended || (isHidden && isInForce('suspend'))) return 'suspended';
  if (!isHidden) return 'public';
  if (isLoading) return undefined;
  return isInForce(hold) ? 'held' : 'hidden';
}

/** Returns when something last happened to a decision that its owner did not do: its end, or the answer to the appeal. */
export function newsAt({ endedAt, appeal }: OwnDecision): string {
  return [endedAt ?? '', appeal?.answeredAt ?? ''].sort().at(-1) ?? '';
}
