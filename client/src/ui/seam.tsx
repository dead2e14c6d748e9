import { classNames } from '../lib/class-names';

/** The running stitch: between parts that belong together. */
export function Seam({ className }: { className?: string }) {
  return <hr className={classNames('seam', className)} />;
}
