import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { SewnLabel } from './sewn-label';

interface SewnTagProps extends VariantProps<typeof tagClass> {
  children: ReactNode;
}

/** A sewn label in the colours of signed-in screens. */
export function SewnTag({ tone, size, children }: SewnTagProps) {
  return <SewnLabel className={tagClass({ tone, size })}>{children}</SewnLabel>;
}

const tagClass = cva('', {
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
});
