import { templateOf, type Measurement } from '@shared/measurements';
import { format, formatDistanceToNow } from 'date-fns';
import { classNames } from '../../lib/class-names';

/** The record's label, as a tag sewn on at both ends. */
export function RecordTag({ record }: { record: Measurement }) {
  return <span className={classNames('tag', tagLook(record))}>{record.tags ?? 'No label'}</span>;
}

/** '3 days ago', with the full date on hover. */
export function RecordTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={format(at, 'EEEE d MMMM yyyy, HH:mm')}>
      {relativeTime(at)}
    </time>
  );
}

export function relativeTime(at: string): string {
  return formatDistanceToNow(at, { addSuffix: true });
}

/** Coloured by the template that was used. */
function tagLook({ tags, measurements }: Measurement): string | undefined {
  if (!tags) return 'tag--none';
  const template = templateOf(measurements);
  return template && `tag--${template}`;
}
