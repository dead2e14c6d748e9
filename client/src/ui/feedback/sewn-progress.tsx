import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';

interface SewnProgressProps {
  /** Names the task. */
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** Only the stitches, for use on a border. */
  bare?: boolean;
}

/** A progress bar that looks like a seam being sewn. */
export function SewnProgress({ label, percent, bare }: SewnProgressProps) {
  return (
    <div
      className={cx(
        'relative overflow-hidden rounded-xs after:absolute after:inset-y-0 after:start-0 after:w-(--at) after:transition-[width] after:duration-fast after:ease-linear after:sewn',
        bare ? 'h-0.75' : 'h-1 [--stitch:var(--hairline)] sewn after:bg-surface after:[--stitch:var(--action)]',
      )}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      style={{ '--at': `${percent}%` } as CSSProperties}
    />
  );
}
