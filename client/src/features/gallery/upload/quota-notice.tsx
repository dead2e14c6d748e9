import { nearQuotaText } from '@shared/objects/storage-size';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usageQuery } from '../queries';

/** Tells how much of the quota is used when it is near. Shows nothing before that, and while it is not known. */
export function QuotaNotice() {
  const { data: usage } = useQuery(usageQuery);
  const text = usage && nearQuotaText(usage);
  return text && <Notice>{text}</Notice>;
}

export function Notice({ children }: { children: ReactNode }) {
  return (
    <span className="block rounded bg-action-tint px-3.5 py-2.5 text-small/[1.6] text-action-ink">{children}</span>
  );
}
