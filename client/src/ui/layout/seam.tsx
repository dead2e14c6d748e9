import { cx } from 'class-variance-authority';

/** A line like a running stitch, between related parts. */
export function Seam({ className }: { className?: string }) {
  return <hr className={cx('seam', className)} />;
}
