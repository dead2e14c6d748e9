import { Skeleton } from '../../../ui/feedback/skeleton';

/** The placeholder of a result card while it loads. */
export function ResultSkeleton() {
  return (
    <li aria-hidden="true">
      <div className="grid grid-cols-strip gap-0.5 wide:grid-cols-strip-wide">
        {['aspect-4/5', '', '', ''].map((shape, cell) => (
          <Skeleton key={cell} shape="square" className={shape || 'h-full'} />
        ))}
      </div>
      <div className="grid content-start gap-1.5 px-3 pt-2 wide:px-4 wide:pt-3">
        <Skeleton className="h-5.5 w-3/5" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-5/6" />
        <div className="flex gap-1">
          <Skeleton className="h-5.5 w-28" />
          <Skeleton className="h-5.5 w-24" />
        </div>
      </div>
      <div className="flex min-h-tap items-center px-3 wide:px-4">
        <Skeleton className="h-4 w-28" />
      </div>
    </li>
  );
}
