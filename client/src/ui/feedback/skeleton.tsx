import { cva, cx, type VariantProps } from 'class-variance-authority';

const look = cva('relative block overflow-hidden bg-wash text-transparent', {
  variants: {
    shape: { text: 'rounded-sm', picture: 'rounded', square: 'rounded-none', circle: 'rounded-full' },
  },
  defaultVariants: { shape: 'text' },
});

interface SkeletonProps extends VariantProps<typeof look> {
  className?: string;
}

/** A placeholder for loading content; set its size and place by class. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return (
    <span data-skeleton className={look({ shape, className })} aria-hidden="true">
      <span className="absolute inset-0 animate-shimmer bg-[linear-gradient(90deg,transparent,var(--hairline),transparent)] opacity-60 motion-reduce:hidden" />
    </span>
  );
}

interface ListSkeletonProps {
  rows: number;
}

/** The placeholder of a list: rows with a round picture, a name and a number. */
export function ListSkeleton({ rows }: ListSkeletonProps) {
  return (
    <div className="grid" role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={cx('flex min-h-16 items-center gap-3.5', row > 0 && 'border-t border-hairline')}
          aria-hidden="true"
        >
          <Skeleton shape="circle" className="size-10 flex-none" />
          <Skeleton className="h-4.5 w-[45%] max-w-56" />
          <Skeleton className="ms-auto h-3.5 w-20" />
        </div>
      ))}
    </div>
  );
}
