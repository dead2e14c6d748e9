import { cva } from 'class-variance-authority';

interface DifferenceChipProps {
  /** With its sign: '+½', '−1'. */
  difference: string;
  className?: string;
}

/** The change of a measure since the last time. */
export function DifferenceChip({ difference, className }: DifferenceChipProps) {
  return (
    <span className={chip({ tone: difference.startsWith('+') ? 'more' : 'less', className })}>
      <span className="sr-only">changed by </span>
      {difference}
    </span>
  );
}

const chip = cva(
  'inline-flex min-h-5 items-center rounded-[4px] px-1.25 font-text text-[0.75rem]/none font-semibold tabular-nums',
  { variants: { tone: { more: 'bg-orange-tint text-orange-ink', less: 'bg-purple-tint text-purple-ink' } } },
);
