import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface SewnTagProps extends VariantProps<typeof tagClass> {
  children: ReactNode;
}

/** A label that is sewn on at both ends. */
export function SewnTag({ tone, size, children }: SewnTagProps) {
  return (
    <span className={tagClass({ tone, size })} dir="auto">
      <Stitches className="start-1.25" />
      {children}
      <Stitches className="end-1.25" />
    </span>
  );
}

const tagClass = cva(
  'relative inline-flex max-w-full items-center rounded-xs py-0.5 font-display font-semibold wrap-anywhere',
  {
    variants: {
      /** The colour of the cloth and of its thread. */
      tone: {
        plain: 'bg-sunken text-ink [--stitch:var(--thread)]',
        muted: 'bg-sunken text-muted [--stitch:var(--thread)]',
        orange: 'bg-orange-tint text-orange-ink [--stitch:var(--orange)]',
        action: 'bg-action-tint text-action-ink [--stitch:var(--action)]',
        purple: 'bg-purple-tint text-purple-ink [--stitch:var(--purple)]',
      },
      size: {
        s: 'min-h-6 px-3.25 text-micro/tight',
        /** Grows with the text around it. */
        em: 'min-h-[1.75em] px-em-4 leading-tight',
        md: 'min-h-7 px-4 text-compact/tight',
        lg: 'min-h-8 px-4 text-name/tight',
        /** A number of up to three digits has the width of the others. */
        number: 'min-h-7 min-w-12 justify-center px-3 text-compact/none whitespace-nowrap lining-nums tabular-nums',
      },
    },
    defaultVariants: { tone: 'muted', size: 'md' },
  },
);

function Stitches({ className }: { className: string }) {
  return <span aria-hidden="true" className={cx('absolute inset-y-1 w-0.5 [--along:to_bottom] sewn', className)} />;
}
