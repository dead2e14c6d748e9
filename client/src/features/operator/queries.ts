import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { casesApi, type AnswerInput, type CaseList, type DecisionInput } from '@shared/cases';
import { call } from '../../lib/api';

const key = [casesApi.list.path];

export const casesQuery = (list: CaseList) =>
  queryOptions({ queryKey: [...key, 'list', list], queryFn: () => call(casesApi.list, { query: { list } }) });

export const caseQuery = (id: string) =>
  queryOptions({ queryKey: [...key, 'one', id], queryFn: () => call(casesApi.get, { params: { id } }) });

/** Decides a case. Every list changes with it, also after a refusal: another operator may have decided. */
export function useDecide(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DecisionInput) => call(casesApi.decide, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export function useAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: AnswerInput & { id: string }) => call(casesApi.answer, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
