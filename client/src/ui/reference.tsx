import { referenceOf } from '../lib/api';
import { cx } from 'class-variance-authority';

/** Names the failed request, for whoever is asked to help: its line of the log begins with the same letters. */
export function Reference({ of, muted }: { of: unknown; muted?: boolean }) {
  const reference = referenceOf(of);
  return reference && <p className={cx('text-small', muted && 'text-muted')}>Reference: {reference}</p>;
}
