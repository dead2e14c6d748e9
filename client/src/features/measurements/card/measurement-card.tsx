import type { Customer } from '@shared/customers/contract';
import { lengthUnitNames } from '@shared/measurements/length-units';
import { logo } from '@shared/site/logo';
import type { Measurement } from '@shared/measurements/contract';
import type { Tailor } from '@shared/tailor/contract';
import { cva, cx } from 'class-variance-authority';
import { format } from 'date-fns';
import { useRef } from 'react';
import { usePageMark } from '../../../lib/pages/page-mark';
import { paths } from '../../../paths';
import { Name } from '../../../ui/display/name';
import { Qr } from '../../../ui/display/qr';
import { RecordTag } from '../../../ui/display/record-tag';
import { MarkedDrawing } from './card-drawing';
import { cardDrawings, cardEntries, type CardEntry } from './card-entries';
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
    <article ref={frame} className={cardClass} aria-label={`Measurement card, ${papers[paper]}`}>
      <div
        ref={content}
        className="grid min-h-full grid-cols-1 grid-rows-[auto_auto_1fr_auto] gap-em-4 px-em-9 py-em-7 leading-snug"
      >
        <header className="flex items-start justify-between gap-em-4">
          <Shop tailor={tailor} />
          <Qr
            url={location.origin + paths.measurementCard(customer.id, record.id)}
            label="QR code to this record, for signed-in use"
            className="h-em-20 w-em-20"
          />
        </header>
        <div className="border-t-2 border-ink pt-em-3">
          <Name as="h2" className="text-em-xl/tight wrap-anywhere">
            {customer.name}
          </Name>
          <p className="flex flex-wrap items-center gap-em-2 pt-em-2 text-em-sm text-muted">
            {record.tags && <RecordTag record={record} size="em" />}
            <span>
              {format(record.createdAt, 'd MMMM yyyy')}
              {unit && `, in ${lengthUnitNames[unit].toLowerCase()}`}
            </span>
          </p>
        </div>
        <div className="flex items-center gap-em-6">
          {drawings.length > 0 && (
            <div className={drawingsClass({ count: drawings.length === 1 ? 'one' : 'more' })}>
              {drawings.map((drawing) => (
                <MarkedDrawing key={drawing.view} {...drawing} />
              ))}
            </div>
          )}
          <dl className={cx('min-w-0 flex-1', entries.length > 24 && 'columns-2 gap-em-5', isDense && 'text-em-sm')}>
            {entries.map((entry) => (
              <LedgerLine key={entry.key} entry={entry} isDense={isDense} hasUnit={unit === undefined} />
            ))}
          </dl>
        </div>
        {record.measurements.notes && (
          <footer className="border-t border-hairline pt-em-3">
            <h3 className="text-em-sm font-medium text-muted">Notes</h3>
            <p className="text-pretty wrap-anywhere whitespace-pre-line">{record.measurements.notes}</p>
          </footer>
        )}
      </div>
    </article>
  );
}

/** The marks of the page by which the style sheet names its paper. */
const pageMarks = { a5: 'paperA5', a4: 'paperA4', letter: 'paperLetter' } as const;

/** The size of a print is `--card-em` of the style sheet. 49.66 em are the height of 35 em in the ratio of A5 and A4. */
const cardClass =
  'white-paper h-[49.66em] w-em-140 max-w-full bg-surface text-card text-ink [box-shadow:0_1px_3px_rgb(29_27_24/0.2)] [print-color-adjust:exact] print:mx-auto print:no-shadow';

const drawingsClass = cva('grid flex-none gap-em-4', { variants: { count: { one: 'w-em-52', more: 'w-em-34' } } });

const mark = { __html: logo({ size: 28, ink: 'var(--action)', needle: 'var(--orange)' }) };

function Shop({ tailor }: { tailor: Tailor }) {
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-em-2">
        <span className="flex-none [&_svg]:size-[1.5em]" dangerouslySetInnerHTML={mark} />
        <Name className="wrap-anywhere">{tailor.businessName}</Name>
      </p>
      <p className="text-em-sm text-muted">{[tailor.phone, tailor.city].filter(Boolean).join(', ')}</p>
    </div>
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
        'flex break-inside-avoid items-baseline justify-between gap-em-3 border-b border-hairline',
        isDense ? 'py-em-0.5' : 'py-em-1',
      )}
    >
      <dt className="flex min-w-0 items-baseline gap-em-3 text-em-sm/snug wrap-anywhere">
        <MarkSign mark={mark} isOwn={isOwn} />
        {name}
      </dt>
      <dd className={cx('text-end lining-nums tabular-nums', isLength ? 'flex-none' : 'min-w-0')}>
        <span className={isLength ? 'font-display text-em-lg/tight font-medium' : 'text-em-sm wrap-anywhere'}>
          {figure}
        </span>
        {hasUnit && unit && <span className="text-em-xs text-muted"> {unit}</span>}
      </dd>
    </div>
  );
}

/** The number or letter of a measure in a circle, as on the drawing. */
export function MarkSign({ mark, isOwn }: Pick<CardEntry, 'mark' | 'isOwn'>) {
  return (
    <span
      className={cx(
        'inline-grid h-em-8 min-w-[2em] flex-none place-items-center justify-self-start rounded-full border border-ink text-em-xs/none font-semibold',
        isOwn && 'border-dashed',
      )}
      aria-hidden="true"
    >
      {mark}
    </span>
  );
}
