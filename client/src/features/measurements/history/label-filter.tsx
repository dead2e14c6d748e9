import type { Measurement } from '@shared/measurements/contract';
import { useSearchParams } from 'wouter';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';

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

/** A label and the number of records that have it. The text of records without a label is empty. */
interface LabelCount {
  label: string;
  count: number;
}

/** Returns the labels of the records in alphabetical order, records without a label last. Upper and lower case are the same. */
export function labelsOf(records: readonly Measurement[]): LabelCount[] {
  const labels = new Map<string, LabelCount>();
  for (const { tags } of records) {
    const label = tags?.trim() ?? '';
    const before = labels.get(keyOf(label)) ?? { label, count: 0 };
    labels.set(keyOf(label), { ...before, count: before.count + 1 });
  }
  return [...labels.values()].sort((a, b) => Number(!a.label) - Number(!b.label) || a.label.localeCompare(b.label));
}

/** Returns the records with this label; all of them for null, and for a label that no record has. */
export function withLabel(records: readonly Measurement[], label: string | null): readonly Measurement[] {
  if (label === null) return records;
  const found = records.filter(({ tags }) => keyOf(tags ?? '') === keyOf(label));
  return found.length > 0 ? found : records;
}

const keyOf = (label: string) => label.trim().toLowerCase();
