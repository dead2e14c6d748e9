import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const drawings = {
  settings: {
    ink: (
      <>
        <path d="M14 20 24 9l10 11v19a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2z" />
        <circle cx="24" cy="18" r="2.2" />
        <path d="M24 15.8C24 9 30 4 37 6.5M19.5 33h9" />
      </>
    ),
    thread: 'M19 27.5h10.5',
  },
  gallery: {
    ink: (
      <path d="M6 8h36v32H6zM24 17.5c0-2.9 4-2.6 3.8 0-.1 2-3.8 2-3.8 4.8L13.5 30c-1.4 1.1-.8 3 1 3h19c1.8 0 2.4-1.9 1-3L24 22.3" />
    ),
    thread: 'M10.5 12.5h27v23h-27z',
  },
  clients: {
    ink: (
      <path d="M24 12c-3.5-2.6-9-3.5-17-3v28c8-.5 13.5.4 17 3 3.5-2.6 9-3.5 17-3V9c-8-.5-13.5.4-17 3zM12.5 16.5c2.6 0 4.6.3 6.5.9M12.5 22.5c2.6 0 4.6.3 6.5.9M35.5 16.5c-2.6 0-4.6.3-6.5.9M35.5 22.5c-2.6 0-4.6.3-6.5.9M35.5 28.5c-2.6 0-4.6.3-6.5.9" />
    ),
    thread: 'M24 13.5V38',
  },
  measurements: {
    ink: (
      <path d="M44 36H21A14 14 0 1 1 35 22c0 5-3.6 8.5-8.2 8.5S19 27 19 23s2.8-6 5.8-6M44 28.5V43H19M39 36v3.5M33 36v3.5M27 36v3.5" />
    ),
    thread: 'M10.5 22a10.5 10.5 0 0 1 21 0',
  },
  profile: {
    ink: (
      <path d="M8 20v21h32V20M5 12.5 8.5 6h31L43 12.5V16a4.7 4.7 0 0 1-9.5 0 4.7 4.7 0 0 1-9.5 0 4.7 4.7 0 0 1-9.5 0A4.7 4.7 0 0 1 5 16zM27 41V27h8v14M13 27h9v7.5h-9z" />
    ),
    thread: 'M6 12.5h36',
  },
} satisfies Record<string, { ink: ReactNode; thread: string }>;

export type BenchIconName = keyof typeof drawings;

/** The larger drawings of the dashboard's cards: ink lines with an orange seam. */
export function BenchIcon({ name, className }: { name: BenchIconName; className?: string }) {
  const { ink, thread } = drawings[name];
  return (
    <svg
      className={cx('size-11 max-[350px]:size-9 shell:size-12', className)}
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g stroke="currentColor" strokeWidth="1.6">
        {ink}
      </g>
      <path d={thread} stroke="var(--orange)" strokeWidth="1.9" strokeDasharray="3.2 3" />
    </svg>
  );
}
