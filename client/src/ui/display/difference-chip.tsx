import { cva } from 'class-variance-authority';

interface DifferenceChipProps {
  /** With its sign: '+½', '−1'. */
  difference: string;
  size?: 'm';
  className?: string;
}

/** The change of a measure since the last time. */
export function DifferenceChip({ difference, size, className }: DifferenceChipProps) {
  return (
    <span className={chip({ tone: difference.startsWith('+') ? 'more' : 'less', size, className })}>
      <span className="sr-only">changed by </span>
      {difference}
    </span>
  );
}

const chip = cva('inline-flex items-center rounded-xs px-1.25 font-text font-semibold whitespace-nowrap tabular-nums', {
  variants: {
    tone: { more: 'bg-orange-tint text-orange-ink', less: 'bg-purple-tint text-purple-ink' },
    size: { s: 'min-h-5 text-micro/none', m: 'min-h-6 text-micro/none' },
  },
  defaultVariants: { size: 's' },
});
