import { closedSign } from '@shared/tailor/book-closed';
import { cx } from 'class-variance-authority';
import { SewnLabel } from '../../ui/display/sewn-label';

/** The sign on the door of a tailor whose book is closed until a day. */
export function ClosedSign({ day, className }: { day: string; className: string }) {
  return (
    <SewnLabel className={cx('bg-orange-tint text-orange-ink [--stitch:var(--orange)]', className)}>
      {closedSign(day)}
    </SewnLabel>
  );
}
