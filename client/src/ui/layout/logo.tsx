import { Link } from 'wouter';
import { BRAND } from '@shared/site/brand';
import { logo } from '@shared/site/logo';
import { cva, type VariantProps } from 'class-variance-authority';

const mark = { __html: logo({ size: 28, ink: 'var(--action)', needle: 'var(--orange)' }) };

const look = cva(
  'tap gap-2 font-display text-h3/none font-semibold tracking-tight text-ink [&_svg]:size-[min(1.75rem,10vw)]',
  {
    variants: {
      /** On a phone with large text there is no room for the word: it wraps to a second line, which is hidden. */
      inHeader: {
        true: 'max-xs:h-tap max-xs:min-w-[min(1.75rem,10vw)] max-xs:flex-wrap max-xs:gap-y-tap max-xs:overflow-hidden',
      },
    },
  },
);

interface LogoProps extends VariantProps<typeof look> {
  href?: string;
  /** Hides the word below 480 px; screen readers still read it. */
  markOnly?: boolean;
}

/** The mark and the brand, a link to `href`. */
export function Logo({ href = '/', markOnly, inHeader = true }: LogoProps) {
  return (
    <Link href={href} className={look({ inHeader })} aria-label={markOnly ? BRAND : undefined}>
      <span
        className={inHeader ? 'max-xs:grid max-xs:h-tap max-xs:items-center' : undefined}
        dangerouslySetInnerHTML={mark}
      />
      <span className={markOnly ? 'max-xs:hidden' : undefined}>{BRAND}</span>
    </Link>
  );
}
