import { cva } from 'class-variance-authority';
import { DifferenceChip } from '../../../ui/display/difference-chip';
import type { ComparedMeasure } from './compare-records';

const words = { same: 'unchanged', changed: 'changed', new: 'new', missing: 'not taken' } as const;

/** The change of a value: the difference, or a word if there is none. */
export function ChangeChip({ change, difference }: Pick<ComparedMeasure, 'change' | 'difference'>) {
  if (difference) return <DifferenceChip difference={difference} size="m" />;
  return <span className={chip({ change })}>{words[change]}</span>;
}

const base =
  'inline-flex min-h-6 items-center rounded-xs px-1.25 font-text text-micro/none font-semibold whitespace-nowrap';

const chip = cva('', {
  variants: {
    change: {
      same: 'sr-only',
      changed: [base, 'bg-sunken text-muted'],
      new: [base, 'bg-action-tint text-action-ink'],
      // On phones the dash in place of the value is enough to see; the chip is for screen readers alone.
      missing: [base, 'bg-sunken text-muted max-sm:sr-only'],
    },
  },
});
