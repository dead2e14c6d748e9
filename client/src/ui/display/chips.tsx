import type { ReactNode } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

const fact = cva('inline-flex min-h-6.5 items-center rounded-full border py-0.5 text-micro leading-[1.3]', {
  variants: {
    tone: {
      plain: 'border-hairline bg-surface px-2.5 text-ink',
      culture: 'border-transparent bg-purple-tint px-2.5 text-purple-ink',
      more: 'border-transparent px-1 text-muted tabular-nums',
    },
  },
  defaultVariants: { tone: 'plain' },
});

interface ChipProps extends VariantProps<typeof fact> {
  children: ReactNode;
}

export function Chip({ tone, children }: ChipProps) {
  return <span className={fact({ tone })}>{children}</span>;
}

interface MoreChipsProps {
  items: readonly string[];
  /** Number of chips that are shown before '+n'. */
  max?: number;
  tone?: 'culture';
  label?: string;
}

/** A list of chips that shows at most `max` and the number of the others. Renders nothing for an empty list. */
export function MoreChips({ items, max = items.length, tone, label }: MoreChipsProps) {
  if (items.length === 0) return null;
  const rest = items.length - max;
  return (
    <ul className="flex flex-wrap gap-1.5" role="list" aria-label={label}>
      {items.slice(0, max).map((item) => (
        <li key={item} className={fact({ tone })}>
          {item}
        </li>
      ))}
      {rest > 0 && (
        <li className={fact({ tone: 'more' })}>
          <span aria-hidden="true">+{rest}</span>
          <span className="sr-only">{rest} more</span>
        </li>
      )}
    </ul>
  );
}
