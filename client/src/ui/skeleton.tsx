import { cx } from 'class-variance-authority';

/** The shape of what comes; size and place by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('skel', className)} aria-hidden="true" />;
}

/** A list on its way: rows with a round picture, a name and a figure. */
export function ListSkeleton({ rows, label = 'Loading...' }: { rows: number; label?: string }) {
  return (
    <div className="skel-rows" role="status">
      <span className="sr">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden="true">
          <span className="skel" />
          <span className="skel" />
          <span className="skel" />
        </div>
      ))}
    </div>
  );
}
