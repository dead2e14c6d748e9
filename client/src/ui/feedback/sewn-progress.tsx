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
        'relative overflow-hidden rounded-[2px] after:absolute after:inset-y-0 after:start-0 after:w-(--at) after:bg-[repeating-linear-gradient(to_right,var(--action)_0_9px,transparent_9px_13px)] after:transition-[width] after:duration-fast after:ease-linear',
        bare
          ? 'h-0.75'
          : 'h-1 bg-[repeating-linear-gradient(to_right,var(--hairline)_0_9px,transparent_9px_13px)] after:bg-surface',
      )}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      style={{ '--at': `${percent}%` } as CSSProperties}
    />
  );
}
