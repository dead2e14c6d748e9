import type { Customer } from '@shared/customers/contract';
import { lengthUnitNames } from '@shared/measurements/length-units';
import { logo } from '@shared/site/logo';
import type { Measurement } from '@shared/measurements/contract';
import type { Tailor } from '@shared/tailor/contract';
import { cva, cx } from 'class-variance-authority';
import { format } from 'date-fns';
import { useMemo, useRef } from 'react';
import { usePageMark } from '../../../lib/pages/page-mark';
import { paths } from '../../../paths';
import { Name } from '../../../ui/display/name';
import { RecordTag } from '../../../ui/display/record-tag';
import { MarkedDrawing } from './card-drawing';
import { cardDrawings, cardEntries, type CardEntry } from './card-entries';
import { qrPath } from './qr-path';
import { useFit } from './use-fit';

/** The sizes of a card, which is 35 em wide, and as high as the paper. Letter is wider than the card. */
export const papers = { a5: 'A5', a4: 'A4', letter: 'Letter' } as const;
export type Paper = keyof typeof papers;

interface MeasurementCardProps {
  customer: Customer;
  record: Measurement;
  tailor: Tailor;
  paper: Paper;
}

/** A record as one page to print. Everything is in em, so one drawing serves all papers and the preview. It is always light. */
export function MeasurementCard({ customer, record, tailor, paper }: MeasurementCardProps) {
  const frame = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useFit(frame, content);
  usePageMark(pageMarks[paper]);
  const { entries, unit } = cardEntries(record);
  const drawings = cardDrawings(entries);
  const isDense = entries.length > 13;
  return (
    <article ref={frame} className={cardClass({ paper })} aria-label={`Measurement card, ${papers[paper]}`}>
      <div
        ref={content}
        className="grid min-h-full grid-cols-1 grid-rows-[auto_auto_1fr_auto] gap-[1em] px-[2.25em] pt-[2em] pb-[1.75em] text-[length:calc(var(--fit,1)*1em)]/[1.4]"
      >
        <header className="flex items-start justify-between gap-[1em]">
          <Shop tailor={tailor} />
          <Qr url={location.origin + paths.measurementCard(customer.id, record.id)} />
        </header>
        <div className="border-t-2 border-ink pt-[0.75em]">
          <Name as="h2" className="text-[2em]/[1.15] wrap-anywhere">
            {customer.name}
          </Name>
          <p className="mt-[0.5em] flex flex-wrap items-center gap-x-[0.75em] gap-y-[0.25em] text-[0.875em] text-muted">
            {record.tags && <RecordTag record={record} size="em" />}
            <span>
              {format(record.createdAt, 'd MMMM yyyy')}
              {unit && `, in ${lengthUnitNames[unit].toLowerCase()}`}
            </span>
          </p>
        </div>
        <div className="flex items-center gap-[1.5em]">
          {drawings.length > 0 && (
            <div className={drawingsClass({ count: drawings.length === 1 ? 'one' : 'more' })}>
              {drawings.map((drawing) => (
                <MarkedDrawing key={drawing.view} {...drawing} />
              ))}
            </div>
          )}
          <dl
            className={cx('min-w-0 flex-1', entries.length > 24 && 'columns-2 gap-[1.25em]', isDense && 'text-[0.8em]')}
          >
            {entries.map((entry) => (
              <LedgerLine key={entry.key} entry={entry} isDense={isDense} hasUnit={unit === undefined} />
            ))}
          </dl>
        </div>
        {record.measurements.notes && (
          <footer className="border-t border-hairline pt-[0.75em]">
            <h3 className="text-[0.8125em] font-medium text-muted">Notes</h3>
            <p className="text-[0.9375em] text-pretty wrap-anywhere whitespace-pre-line">{record.measurements.notes}</p>
          </footer>
        )}
      </div>
    </article>
  );
}

/** The tokens of the light theme, as far as a card uses them, on white paper. */
const light =
  '[--surface:#fff] [--paper:#fff] [--ink:#1d1b18] [--muted:#575045] [--hairline:#d8cfc0] [--edge:#857b6c] [--sunken:#f6f2ea] [--thread:#c9bba4] [--action:#0b6b4f] [--action-ink:#095a42] [--action-tint:#e3f0ea] [--orange:#d9662b] [--orange-ink:#8f3f12] [--orange-tint:#fbe9dd] [--purple:#6b3fa0] [--purple-ink:#5a3389] [--purple-tint:#f0e9f7]';

/** The marks of the page by which the style sheet names its paper. */
const pageMarks = { a5: 'paperA5', a4: 'paperA4', letter: 'paperLetter' } as const;

/** 49.66 em are the height of 35 em in the ratio of A5 and A4. */
const cardClass = cva(
  `${light} h-[49.66em] w-[35em] max-w-full bg-surface text-[length:min(1rem,2.3vw)] text-ink [color-scheme:light] [box-shadow:0_1px_3px_rgb(29_27_24/0.2)] [print-color-adjust:exact] print:mx-auto print:no-shadow`,
  {
    variants: {
      paper: {
        a5: 'print:text-[length:4.15mm] print:[page:card-a5]',
        a4: 'print:text-[length:5.87mm] print:[page:card-a4]',
        letter: 'print:text-[length:5.5mm] print:[page:card-letter]',
      },
    },
  },
);

const drawingsClass = cva('grid flex-none gap-[1em]', { variants: { count: { one: 'w-[13em]', more: 'w-[8.5em]' } } });

const mark = { __html: logo({ size: 28, ink: 'var(--action)', needle: 'var(--orange)' }) };

function Shop({ tailor }: { tailor: Tailor }) {
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-[0.5em] text-[1.0625em]">
        <span className="flex-none [&_svg]:size-[1.5em]" dangerouslySetInnerHTML={mark} />
        <Name className="wrap-anywhere">{tailor.businessName}</Name>
      </p>
      <p className="text-[0.8125em] text-muted">{[tailor.phone, tailor.city].filter(Boolean).join(', ')}</p>
    </div>
  );
}

function Qr({ url }: { url: string }) {
  const { side, path } = useMemo(() => qrPath(url), [url]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      className="size-[5em] flex-none"
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code to this record, for signed-in use"
    >
      <path d={path} fill="var(--ink)" />
    </svg>
  );
}

interface LedgerLineProps {
  entry: CardEntry;
  isDense: boolean;
  hasUnit: boolean;
}

function LedgerLine({ entry: { name, mark, isOwn, figure, unit, isLength }, isDense, hasUnit }: LedgerLineProps) {
  return (
    <div
      className={cx(
        'flex break-inside-avoid items-baseline justify-between gap-[0.75em] border-b border-hairline',
        isDense ? 'py-[0.1em]' : 'py-[0.28em]',
      )}
    >
      <dt className="flex min-w-0 items-baseline gap-[0.75em] text-[0.875em]/[1.3] wrap-anywhere">
        <MarkSign mark={mark} isOwn={isOwn} />
        {name}
      </dt>
      <dd className={cx('text-end lining-nums tabular-nums', isLength ? 'flex-none' : 'min-w-0')}>
        <span className={isLength ? 'font-display text-[1.375em]/[1.2] font-medium' : 'text-[0.875em] wrap-anywhere'}>
          {figure}
        </span>
        {hasUnit && unit && <span className="text-[0.75em] text-muted"> {unit}</span>}
      </dd>
    </div>
  );
}

/** The number or letter of a measure in a circle, as on the drawing. */
export function MarkSign({ mark, isOwn }: Pick<CardEntry, 'mark' | 'isOwn'>) {
  return (
    <span
      className={cx(
        'inline-grid h-[2em] min-w-[2em] flex-none place-items-center justify-self-start rounded-full border border-ink text-[0.75em]/none font-semibold',
        isOwn && 'border-dashed',
      )}
      aria-hidden="true"
    >
      {mark}
    </span>
  );
}
