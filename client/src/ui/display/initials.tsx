import { cx } from 'class-variance-authority';
import { initials } from '../../lib/text/initials';
import { needsSans } from './name';

/** The initials of a name instead of a picture, in the font of the name. */
export function Initials({ of, className }: { of: string; className?: string }) {
  const letters = initials(of);
  return (
    <span
      className={cx(
        'grid size-[min(2.5rem,12vw)] flex-none place-items-center rounded-full border border-dashed border-edge bg-paper text-fit-sm/none font-semibold text-muted',
        needsSans(letters) ? 'font-text' : 'font-display',
        className,
      )}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
