import type { ReactNode } from 'react';

/* Each drawing is as wide as its container. */

/** An empty spool, its thread used up. */
export function Spool() {
  return (
    <Drawing>
      <path d="M34 14h36M34 74h36" stroke="var(--ink)" strokeWidth="6" />
      <path d="M40 18h24v52H40z" fill="var(--action)" />
      <path
        d="M38 26l28-4M38 34l28-4M38 42l28-4M38 50l28-4M38 58l28-4M38 66l28-4"
        stroke="var(--surface)"
        strokeOpacity=".55"
        strokeWidth="1.6"
      />
      <path d="M65 62c14 2 10 22 24 22 10 0 12-10 4-12-9-2-9 14 14 16" stroke="var(--action)" strokeWidth="2.2" />
    </Drawing>
  );
}

/** A hanger with the outline of a garment. */
export function EmptyHanger() {
  return (
    <Drawing>
      <path d="M60 14c-6-1-7-9 0-10 5 0 6 6 2 8-1 1-2 2-2 6" stroke="var(--muted)" strokeWidth="2.4" />
      <path
        d="M60 18C46 24 30 34 20 42c-2 2-1 4 1 4h78c2 0 3-2 1-4-10-8-26-18-40-24z"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d="M34 52h52v38H34z" stroke="var(--thread)" strokeWidth="2.2" strokeDasharray="6 5" />
    </Drawing>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="h-auto w-full"
      viewBox="0 0 120 96"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
