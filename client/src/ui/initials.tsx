import { cx } from 'class-variance-authority';
import { initials } from '../lib/initials';
import { needsSans } from './name';

/** The initials of a name in place of a picture, in the face that the name is set in. */
export function Initials({ of }: { of: string }) {
  const letters = initials(of);
  return (
    <span className={cx('ini', needsSans(letters) && 'font-text')} aria-hidden="true">
      {letters}
    </span>
  );
}
