import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  casesApi,
  type AnswerInput,
  type CaseLine,
  type DecisionInput,
  type HideOtherInput,
} from '@shared/moderation/cases';
import type { CaseList } from '@shared/moderation/acts';
import { nextCursor } from '@shared/contract/next-page';
import { call, callAndRead } from '../../lib/api/api';

const key = [casesApi.list.path];

/** One list of cases, page by page. */
export const casesQuery = (list: CaseList) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', list],
    queryFn: ({ pageParam }) =>
      callAndRead(casesApi.list, { query: { list, cursor: pageParam } }, async (response) => ({
        cases: (await response.json()) as CaseLine[],
        next: nextCursor(response.headers),
      })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

export const countsQuery = queryOptions({ queryKey: [...key, 'counts'], queryFn: () => call(casesApi.counts) });

export const caseQuery = (id: string) =>
  queryOptions({ queryKey: [...key, 'one', id], queryFn: () => call(casesApi.get, { params: { id } }) });

/** Acts on a case. Every list changes with it, also after a refusal: another operator may have decided. */
function useAct<Input>(send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => queryClient.invalidateQueries({ queryKey: key }) });
}

export const useDecide = (id: string) =>
  useAct((body: DecisionInput) => call(casesApi.decide, { params: { id }, body }));

export const useHideOther = (id: string) =>
  useAct((body: HideOtherInput) => call(casesApi.hideOther, { params: { id }, body }));

export const useAnswer = (decisionId: string) =>
  useAct((body: AnswerInput) => call(casesApi.answer, { params: { id: decisionId }, body }));
