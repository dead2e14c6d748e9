import { DifferenceChip } from '../difference-chip';
import type { ComparedMeasure } from './compare-records';

/** The change of a value: the difference, or a word if there is none. */
export function ChangeChip({ change, difference }: Pick<ComparedMeasure, 'change' | 'difference'>) {
  if (difference) return <DifferenceChip difference={difference} className="min-h-6 text-[0.8125rem]/none" />;
  if (change === 'same') return <span className="sr-only">unchanged</span>;
  const words = { changed: 'changed', new: 'new', missing: 'not taken' }[change];
  return (
    <span className={change === 'new' ? chip('bg-action-tint text-action-ink') : chip('bg-sunken text-muted')}>
      {words}
    </span>
  );
}

const chip = (colours: string) =>
  `inline-flex min-h-6 items-center rounded-[4px] px-1.5 font-text text-[0.8125rem]/none font-semibold whitespace-nowrap ${colours}`;
