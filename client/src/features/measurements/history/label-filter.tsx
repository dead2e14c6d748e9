import type { Measurement } from '@shared/measurements/contract';
import { useSearchParams } from 'wouter';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { labelsOf, withLabel } from './record-labels';

/** Returns the label in the URL, by which the records are filtered (null for all of them), and the records that have it. */
export function useLabelFilter(records: readonly Measurement[]) {
  const [search, setSearch] = useSearchParams();
  const label = search.get('label');
  const setLabel = (next: string | null) => {
    const changed = new URLSearchParams(search);
    if (next === null) changed.delete('label');
    else changed.set('label', next);
    setSearch(changed, { replace: true });
  };
  return { label, setLabel, found: withLabel(records, label) };
}

interface LabelFilterProps {
  /** All records, also those that are filtered out. */
  records: readonly Measurement[];
  /** Null for all. */
  label: string | null;
  onLabel: (label: string | null) => void;
  className?: string;
}

const all = 'all';
const ofLabel = (label: string) => `label:${label.toLowerCase()}`;

/** Chooses which records are shown. Renders nothing if all have the same label. */
export function LabelFilter({ records, label, onLabel, className }: LabelFilterProps) {
  const labels = labelsOf(records);
  if (labels.length < 2) return null;
  const chosen = labels.find((each) => label !== null && ofLabel(each.label) === ofLabel(label));
  const choose = (value: string) => onLabel(labels.find((each) => ofLabel(each.label) === value)?.label ?? null);
  return (
    <Field label="Show label" labelHidden className={className}>
      {(control) => (
        <select
          {...control}
          className={inputClass({ size: 'compact', end: 'select', className: 'pe-8! text-ellipsis' })}
          value={chosen ? ofLabel(chosen.label) : all}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value={all}>All labels ({records.length})</option>
          {labels.map((each) => (
            <option key={each.label} value={ofLabel(each.label)}>
              {each.label || 'No label'} ({each.count})
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
