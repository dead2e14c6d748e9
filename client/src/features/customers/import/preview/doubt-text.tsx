import type { ReactNode } from 'react';
import { InfoIcon } from '../../../../ui/display/workroom-icons';

/** Why something of a file is doubtful; nothing without a reason. */
export function DoubtText({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <span className="mt-0.5 flex items-start gap-1 text-micro font-medium wrap-anywhere text-orange-ink">
      <InfoIcon className="mt-0.5" />
      <span>
        <span className="sr-only">To check: </span>
        {children}
      </span>
    </span>
  );
}
