import { avatarClass } from '../../../ui/display/avatar';
import { Card } from '../../../ui/layout/card';
import { Seam } from '../../../ui/layout/seam';
import { Skeleton } from '../../../ui/feedback/skeleton';

/** The placeholder of a result card while it loads. */
export function ResultSkeleton() {
  return (
    <Card as="li" pad={false} className="relative flex flex-col overflow-hidden" aria-hidden="true">
      <Skeleton shape="square" className="h-[clamp(4rem,3rem+2vw,5rem)] flex-none" />
      <div className="grid flex-1 grid-cols-1 content-start gap-3 px-4 pb-4 xl:px-5">
        <div className={avatarClass({ frame: 'card', className: 'relative -mt-7 [--d:4rem]' })}>
          <Skeleton shape="circle" className="size-full" />
        </div>
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-3/4" />
        <div className="my-1 grid gap-2">
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-[55%]" />
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Skeleton className="h-6.5 w-28" />
          <Skeleton className="h-6.5 w-40" />
        </div>
      </div>
      <div className="mt-auto grid gap-2 px-4 pb-4 xl:px-5">
        <Seam className="mb-1" />
        <Skeleton className="h-tap w-36" />
        <Skeleton className="h-tap w-full" />
      </div>
    </Card>
  );
}
