import { Skeleton } from '../../../ui/feedback/skeleton';

/** The placeholder of two records while they load. */
export function RecordsLoading() {
  return (
    <div className="grid grid-cols-1 gap-6" role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}
