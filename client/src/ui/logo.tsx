import { Link } from 'wouter';
import { BRAND } from '@shared/brand';
import { logo } from '@shared/cloth/logo';
import { cx } from 'class-variance-authority';

const mark = { __html: logo({ size: 28, ink: 'var(--action)', needle: 'var(--orange)' }) };

interface LogoProps {
  href?: string;
  /** Below 480 the word is left out, but still read. */
  markOnly?: boolean;
  className?: string;
}

/** The mark and the brand, leading home. */
export function Logo({ href = '/', markOnly, className }: LogoProps) {
  return (
    <Link href={href} className={cx('logo', className)} aria-label={markOnly ? BRAND : undefined}>
      <span dangerouslySetInnerHTML={mark} />
      <span className={markOnly ? 'wide' : undefined}>{BRAND}</span>
    </Link>
  );
}
