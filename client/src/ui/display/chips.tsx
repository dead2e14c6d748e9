import type { ReactNode } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

const fact = cva('inline-flex min-h-6.5 items-center rounded-full border py-0.5 text-micro leading-snug', {
  variants: {
    tone: {
      plain: 'border-hairline bg-surface px-2.5 text-ink',
      culture: 'border-transparent bg-purple-tint px-2.5 text-purple-ink',
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

interface ChipListProps {
  items: readonly string[];
  tone?: 'culture';
  label?: string;
}

/** A list of chips. Renders nothing for an empty list. */
export function ChipList({ items, tone, label }: ChipListProps) {
  if (items.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item} className={fact({ tone })}>
          {item}
        </li>
      ))}
    </ul>
  );
}
