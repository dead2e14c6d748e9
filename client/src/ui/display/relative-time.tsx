import { format, formatDistance } from 'date-fns';
import { useState } from 'react';

/** '3 days ago', with the full date as tooltip; a press toggles between the two. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const [isExact, setExact] = useState(false);
  const exact = format(at, 'EEEE d MMMM yyyy, HH:mm');
  return (
    <span aria-live="polite" className={className}>
      <button
        type="button"
        title={exact}
        className="min-h-tap text-start underline decoration-thread decoration-dotted decoration-1 underline-offset-4"
        onClick={() => setExact(!isExact)}
      >
        <time dateTime={at}>{isExact ? exact : relativeTime(at)}</time>
      </button>
    </span>
  );
}

/** Returns 'about 2 months ago', never a future time if the client's clock is behind the server's. */
export function relativeTime(at: string): string {
  const now = new Date();
  return formatDistance(Math.min(Date.parse(at), now.getTime()), now, { addSuffix: true });
}
