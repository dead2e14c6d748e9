import type { Measurement } from '@shared/measurements/contract';

/** A label and the number of records that have it. The text of records without a label is empty. */
export interface LabelCount {
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
