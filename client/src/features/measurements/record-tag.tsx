import { templateOf, type Measurement } from '@shared/measurements';
import { cx } from 'class-variance-authority';

/** The record's label, as a tag sewn on at both ends. */
export function RecordTag({ record }: { record: Measurement }) {
  return <span className={cx('tag', tagLook(record))}>{record.tags ?? 'No label'}</span>;
}

/** Coloured by the template that was used. */
function tagLook({ tags, measurements }: Measurement): string | undefined {
  if (!tags) return 'tag--none';
  const template = templateOf(measurements);
  return template && `tag--${template}`;
}
