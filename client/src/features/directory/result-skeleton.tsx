import { Seam } from '../../ui/seam';
import { Skeleton } from '../../ui/skeleton';

/** The shape of a result card on its way. */
export function ResultSkeleton() {
  return (
    <li className="card result" aria-hidden="true">
      <Skeleton className="result__cloth rounded-none" />
      <div className="result__in">
        <div className="result__top">
          <span className="avatar">
            <Skeleton className="size-full rounded-full" />
          </span>
        </div>
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-3/4" />
        <div className="my-1 grid gap-2">
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-[55%]" />
        </div>
        <div className="chips">
          <Skeleton className="h-6.5 w-28" />
          <Skeleton className="h-6.5 w-40" />
        </div>
      </div>
      <div className="result__foot">
        <Seam />
        <Skeleton className="h-tap w-36" />
        <Skeleton className="h-tap w-full" />
      </div>
    </li>
  );
}
