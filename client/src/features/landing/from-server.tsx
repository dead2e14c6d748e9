import type { DataTag } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSentAnswer } from '../../lib/api/page-data';
import { lazyScreen } from '../../lib/navigation/lazy-screen';

const Asked = lazyScreen(() => import('./asked'), 'Asked');

interface FromServerProps<Answer> {
  query: { queryKey: DataTag<readonly unknown[], Answer, Error> };
  children: (answer: Answer) => ReactNode;
}

/** Shows an answer of the server: the one that it sent with the page, else it is asked for. */
export function FromServer<Answer>({ query, children }: FromServerProps<Answer>) {
  const sent = useSentAnswer(query);
  return sent ? children(sent) : <Asked queryKey={query.queryKey}>{children}</Asked>;
}
