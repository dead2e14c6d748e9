import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Queries } from '../../lib/api/queries';
import { LoadError } from '../../ui/feedback/load-error';
import { Skeleton } from '../../ui/feedback/skeleton';

interface AskedProps {
  queryKey: QueryKey;
  /** A method, so that a function of the answer's type can be given. */
  children(answer: unknown): ReactNode;
}

/** Asks the server and shows the answer. */
export function Asked(props: AskedProps) {
  return (
    <Queries>
      <Answer {...props} />
    </Queries>
  );
}

function Answer({ queryKey, children }: AskedProps) {
  const { data, isError, error, refetch } = useQuery({ queryKey });
  if (data !== undefined) return children(data);
  if (isError) return <LoadError title="This text did not load" error={error} retry={refetch} />;
  return <Skeleton className="h-24" />;
}
