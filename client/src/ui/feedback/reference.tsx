import { referenceOf } from '../../lib/api/api-error';
import { cx } from 'class-variance-authority';

/** Shows the start of the failed request's id, so that support can find its line in the log. */
export function Reference({ of, muted }: { of: unknown; muted?: boolean }) {
  const reference = referenceOf(of);
  return reference && <p className={cx('text-small', muted && 'text-muted')}>Reference: {reference}</p>;
}
