import type { ReactNode } from 'react';

/** What this needs of a query. */
interface Query {
  data: unknown;
  error: unknown;
  isLoadingError: boolean;
  refetch: () => unknown;
}

type Queries = Readonly<Record<string, Query>>;

type DataOf<Of extends Queries> = { [Name in keyof Of]: NonNullable<Of[Name]['data']> };

interface LoadedProps<Of extends Queries> {
  /** The queries by name. */
  of: Of;
  pending: ReactNode;
  /** Returns what is shown if a query has failed. The properties are those of `LoadError`; `retry` sends the failed queries again. */
  failed: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** Returns the content, with the data of all queries by name. */
  children: (data: DataOf<Of>) => ReactNode;
}

/**
 * The states of a part that needs the data of queries: pending, failed, or ready as soon as all have data. Data that is there stays when a
 * later request for it fails.
 */
export function Loaded<Of extends Queries>({ of, pending, failed, children }: LoadedProps<Of>) {
  const queries = Object.entries(of);
  const data = Object.fromEntries(queries.map(([name, query]) => [name, query.data]));
  if (queries.every(([, query]) => query.data !== undefined)) return children(data as DataOf<Of>);
  const failures = queries.map(([, query]) => query).filter(({ isLoadingError }) => isLoadingError);
  const [first] = failures;
  return first
    ? failed({ error: first.error, retry: () => failures.forEach(({ refetch }) => void refetch()) })
    : pending;
}
