import type { Measurement } from '@shared/measurements/contract';
import { sheetIdOf } from '@shared/sheets/sheet-of-record';
import { SewnTag } from './sewn-tag';

interface RecordTagProps {
  record: Pick<Measurement, 'tags' | 'measurements' | 'sheetId'>;
  size?: 's' | 'em';
}

/** The record's label in the colour of its sheet. */
export function RecordTag({ record, size }: RecordTagProps) {
  return (
    <SewnTag tone={toneOf(record)} size={size}>
      {record.tags ?? 'No label'}
    </SewnTag>
  );
}

function toneOf(record: RecordTagProps['record']) {
  if (!record.tags) return 'muted';
  const sheet = sheetIdOf(record);
  return sheet === 'shirt' ? 'action' : sheet === 'dress' ? 'purple' : 'orange';
}
