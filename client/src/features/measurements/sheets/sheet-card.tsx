import type { TemplateName } from '@shared/measurements/contract';
import { cva, cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { nameClass } from '../../../ui/display/name';
import { TemplateDrawing } from '../form/template-drawings';

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
  drawing: TemplateName;
  name: string;
  text: string;
  /** Whether the text is only shown from 640 px. */
  isTextWide?: boolean;
  count?: number;
}

/** The drawing, the name and a line of text of a sheet, for the grid of `cardClass`. */
export function SheetCard({ drawing, name, text, isTextWide, count }: SheetCardProps) {
  // 'Suit/Jacket' may break after the stroke.
  const [first, ...rest] = name.split('/');
  return (
    <>
      <TemplateDrawing template={drawing} />
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
          {text}
        </small>
      </span>
      {count !== undefined && (
        <span className="font-display text-h3/none font-medium text-muted lining-nums tabular-nums">
          {count}
          <span className="sr-only"> {count === 1 ? 'field' : 'fields'}</span>
        </span>
      )}
    </>
  );
}

/** Words in the names of garments, and the drawing that is most like them. The first one that fits counts. */
const shapes: readonly [RegExp, TemplateName][] = [
  [/trouser|pant|sokoto|short|churidar/i, 'pants'],
  [/suit|jacket|tuxedo|blazer|business|sherwani|uniform/i, 'suit'],
  [
    /dress|gown|bridal|lehenga|kaba|buba|saree|blouse|abaya|anarkali|cheongsam|robe|skirt|ao dai|hanbok|kimono/i,
    'dress',
  ],
];

/** Returns the drawing for a sheet. */
export function drawingOf(garment: string | null | undefined, name: string): TemplateName {
  const words = `${garment ?? ''} ${name}`;
  return shapes.find(([pattern]) => pattern.test(words))?.[1] ?? 'shirt';
}
