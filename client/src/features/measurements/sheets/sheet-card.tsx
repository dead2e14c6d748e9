import type { Sheet } from '@shared/sheets/contract';
import { cva, cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { nameClass } from '../../../ui/display/name';
import { lastNames } from './sheet-measures';

/** The look of a button with a sheet. */
export const cardClass = cva(
  'min-h-15 w-full min-w-0 items-center rounded border text-start transition-paint duration-fast active:border-action active:bg-action-tint',
  {
    variants: {
      look: {
        plain:
          'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 border-edge bg-surface py-1.5 ps-1.5 pe-3.5 hover:border-ink hover:bg-paper',
        tinted:
          'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 border-action bg-action-tint py-1.5 ps-1.5 pe-3.5 hover:border-ink',
        dashed: 'flex justify-center gap-2 border-dashed border-edge font-semibold hover:border-ink hover:bg-paper',
      },
    },
    defaultVariants: { look: 'plain' },
  },
);

interface SheetCardProps {
  sheet: Sheet;
  /** The name to show, if it is not the sheet's. */
  name?: string;
  /** The line below the name, if it is not the names of the last measures. */
  text?: string;
  /** Whether the text is only shown from 640 px. */
  isTextWide?: boolean;
  /** Whether the number of measures is shown. */
  hasCount?: boolean;
}

/** The drawing, the name and a line of text of a sheet, for the grid of `cardClass`. */
export function SheetCard({ sheet, name = sheet.name, text, isTextWide, hasCount }: SheetCardProps) {
  const count = sheet.measures.length;
  // 'Suit/Jacket' may break after the stroke.
  const [first, ...rest] = name.split('/');
  return (
    <>
      <SheetDrawing sheet={sheet} />
      <span className="grid min-w-0">
        <span className={cx(nameClass(name), 'text-name wrap-anywhere')}>
          {first}
          {rest.map((part) => (
            <Fragment key={part}>
              /<wbr />
              {part}
            </Fragment>
          ))}
        </span>
        <small
          className={cx(
            'overflow-hidden text-micro text-ellipsis whitespace-nowrap text-muted',
            isTextWide && 'max-sm:hidden',
          )}
        >
          {text ?? lastNames(sheet)}
        </small>
      </span>
      {hasCount && (
        <span className="font-display text-h3/none font-medium text-muted lining-nums tabular-nums">
          {count}
          <span className="sr-only"> {count === 1 ? 'field' : 'fields'}</span>
        </span>
      )}
    </>
  );
}

/** The drawing of the garment that a sheet is for. */
export function SheetDrawing({ sheet: { garment, name } }: { sheet: Pick<Sheet, 'garment' | 'name'> }) {
  const { cut, lines, tape } = drawings[drawingOf(`${garment ?? ''} ${name}`)];
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

type DrawingName = 'shirt' | 'pants' | 'suit' | 'dress';

/** A garment and, in orange, the line of a tape across it. */
const drawings: Record<DrawingName, { cut: string; lines: string; tape: string }> = {
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

/** Words in the names of garments, and the drawing that is most like them. The first one that fits counts. */
const shapes: readonly [RegExp, DrawingName][] = [
  [/trouser|pant|sokoto|short|churidar/i, 'pants'],
  [/suit|jacket|tuxedo|blazer|business|sherwani|uniform/i, 'suit'],
  [
    /dress|gown|bridal|lehenga|kaba|buba|saree|blouse|abaya|anarkali|cheongsam|robe|skirt|ao dai|hanbok|kimono/i,
    'dress',
  ],
];

const drawingOf = (words: string): DrawingName => shapes.find(([pattern]) => pattern.test(words))?.[1] ?? 'shirt';
