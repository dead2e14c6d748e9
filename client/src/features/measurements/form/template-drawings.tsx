import type { TemplateName } from '@shared/measurements/contract';
import type { ReactNode } from 'react';

/** A garment and, in orange, the line of a tape across it. */
const drawings: Record<TemplateName, { cut: string; lines: string; tape: string }> = {
  shirt: {
    cut: 'M20 10 9 16 4 38l7 2 2-8v24h30V32l2 8 7-2-5-22-11-6c-2 5-14 5-16 0z',
    lines: 'm20 10 8 7 8-7M28 17v39',
    tape: 'M13 28h30',
  },
  pants: {
    cut: 'M17 7h22l5 51H32l-4-34-4 34H12z',
    lines: 'M16 13h24M28 13v11',
    tape: 'M21 22v33',
  },
  suit: {
    cut: 'M21 8 9 14 4 44l8 2 1-6v18h30V40l1 6 8-2-5-30-12-6-7 22z',
    lines: 'm21 8-3 8 4 3 6 11 6-11 4-3-3-8M28 30v28M17 44h7M32 44h7',
    tape: 'M13 34h30',
  },
  dress: {
    cut: 'M19 7c1 6 4 8 9 8s8-2 9-8l5 3-3 16 10 32c-12 4-30 4-42 0l10-32-3-16z',
    lines: 'M17 26c7 2.5 15 2.5 22 0',
    tape: 'M28 28v31',
  },
};

export function TemplateDrawing({ template }: { template: TemplateName }): ReactNode {
  const { cut, lines, tape } = drawings[template];
  return (
    <svg
      className="h-12.5 w-10 text-ink"
      viewBox="0 0 56 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={cut} fill="var(--sunken)" />
      <path d={lines} />
      <path d={tape} stroke="var(--orange)" strokeWidth="1.8" strokeDasharray="3.2 2.8" />
    </svg>
  );
}
