import { Link } from 'wouter';
import { BRAND } from '@shared/site/brand';
import { logo } from '@shared/site/logo';
import { cva, type VariantProps } from 'class-variance-authority';

const mark = { __html: logo({ size: 28, ink: 'var(--action)', needle: 'var(--orange)' }) };

const look = cva(
  'inline-flex min-h-tap items-center gap-2 font-display leading-none font-semibold tracking-[-0.02em] text-ink no-underline [&_svg]:size-[min(1.75rem,10vw)]',
  {
    variants: {
      size: { s: 'text-[1.1875rem]', md: 'text-[1.3125rem]' },
      /** On a phone with large text there is no room for the word: it wraps to a second line, which is hidden. */
      inHeader: {
        true: 'max-xs:h-tap max-xs:min-w-[min(1.75rem,10vw)] max-xs:flex-wrap max-xs:gap-y-tap max-xs:overflow-hidden',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

interface LogoProps extends VariantProps<typeof look> {
  href?: string;
  /** Hides the word below 480 px; screen readers still read it. */
  markOnly?: boolean;
}

/** The mark and the brand, a link to `href`. */
export function Logo({ href = '/', markOnly, size, inHeader = true }: LogoProps) {
  return (
    <Link href={href} className={look({ size, inHeader })} aria-label={markOnly ? BRAND : undefined}>
      <span
        className={inHeader ? 'max-xs:grid max-xs:h-tap max-xs:items-center' : undefined}
        dangerouslySetInnerHTML={mark}
      />
      <span className={markOnly ? 'max-xs:hidden' : undefined}>{BRAND}</span>
    </Link>
  );
}
