import type { Measurement } from '@shared/measurements/contract';
import { cx } from 'class-variance-authority';
import { useUnsentIds } from '../../../lib/offline-state';
import { OnPhone } from '../../../ui/display/on-phone';
import { RelativeTime } from '../../../ui/display/relative-time';

interface RecordTimeProps {
  record: Pick<Measurement, 'id' | 'createdAt'>;
  className: string;
}

/** When a record was taken; that it is only on this device, as long as it is. */
export function RecordTime({ record: { id, createdAt }, className }: RecordTimeProps) {
  if (useUnsentIds().has(id)) return <OnPhone id={id} className={className} />;
  return <RelativeTime at={createdAt} className={cx(className, 'text-micro text-muted')} />;
}
