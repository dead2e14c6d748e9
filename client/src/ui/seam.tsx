import { cx } from 'class-variance-authority';

/** The running stitch: between parts that belong together. */
export function Seam({ className }: { className?: string }) {
  return <hr className={cx('seam', className)} />;
}
