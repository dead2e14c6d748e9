import type { CSSProperties } from 'react';
import './sewn-progress.css';

interface SewnProgressProps {
  /** What it is that gets done. */
  label: string;
  /** Of 100. */
  percent: number;
}

/** Progress as a seam being sewn. */
export function SewnProgress({ label, percent }: SewnProgressProps) {
  return (
    <div
      className="sewn"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      style={{ '--at': `${percent}%` } as CSSProperties}
    />
  );
}
