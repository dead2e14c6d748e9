import type { ReactNode } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

const look = cva('inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 text-micro leading-snug font-semibold', {
  variants: {
    tone: {
      plain: 'bg-wash',
      ok: 'bg-success-tint text-success-ink before:size-1.75 before:rounded-full before:bg-success',
      orange: 'bg-orange-tint text-orange-ink',
      purple: 'bg-purple-tint text-purple-ink',
    },
  },
  defaultVariants: { tone: 'plain' },
});

interface BadgeProps extends VariantProps<typeof look> {
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={look({ tone })}>{children}</span>;
}
