import type { Measurement } from '@shared/measurements/contract';
import { lengthParts, parseLength } from '@shared/measurements/units';
import { cva, cx } from 'class-variance-authority';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/controls/button';
import { DownloadIcon } from '../../../ui/display/later-icons';
import { EditIcon, PrintIcon, TrashIcon } from '../../../ui/display/workroom-icons';
import { RecordTag } from '../../../ui/display/record-tag';
import { RelativeTime, relativeTime } from '../../../ui/display/relative-time';
import { DifferenceChip } from '../../../ui/display/difference-chip';
import type { BookPage } from './record-history';

interface RecordSheetProps {
  page: BookPage;
  onEdit: (record: Measurement) => void;
  onDelete: (record: Measurement) => void;
  onExport: (record: Measurement) => void;
  inDialog?: boolean;
}

/** One record as a page of a paper book: a margin line, a grid of values, notes. */
export function RecordSheet({ page, onEdit, onDelete, onExport, inDialog }: RecordSheetProps) {
  const { record, number, values, differences } = page;
  const time = relativeTime(record.createdAt);
  const label = record.tags ?? `measurement of ${time}`;
  return (
    <article
      className="relative break-inside-avoid overflow-clip rounded rounded-s-xs border border-hairline bg-surface"
      aria-label={`${label}, ${time}`}
    >
      <Margin pageNumber={number} />
      <header className="grid cols-end-auto items-start gap-x-2 gap-y-1 py-2.5 ps-4 pe-1.5 sm:ps-16">
        <div className="flex min-h-tap min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <RecordTag record={record} />
          <RelativeTime at={record.createdAt} className="text-small text-muted" />
        </div>
        <div className="flex print:hidden">
          <Button variant="ghost" iconOnly aria-label={`Edit ${label}`} onClick={() => onEdit(record)}>
            <EditIcon />
          </Button>
          <Button variant="ghost" iconOnly aria-label={`Delete ${label}`} onClick={() => onDelete(record)}>
            <TrashIcon />
          </Button>
        </div>
      </header>
      {values.length > 0 && (
        <dl
          className={cx(
            'grid grid-cols-3 overflow-clip border-t border-hairline max-phone:grid-cols-2 sm:ms-12 sm:grid-cols-4',
            wideColumns(values.length),
          )}
        >
          {values.map(({ key, name, value }) => (
            <LedgerCell key={key} name={name} text={value} difference={differences.get(key)} />
          ))}
        </dl>
      )}
      {record.measurements.notes && (
        <section className="border-t border-hairline px-4 pt-3 pb-3.5 text-compact sm:ps-16">
          <h3 className="mb-0.5 text-micro font-medium text-muted">Notes</h3>
          <p className="max-w-measure text-pretty wrap-anywhere whitespace-pre-line">{record.measurements.notes}</p>
        </section>
      )}
      <footer className="flex flex-wrap border-t border-hairline px-1 sm:ms-12 print:hidden">
        <LinkButton
          href={paths.measurementCard(record.customerId, record.id)}
          variant="action"
          size="s"
          aria-label={`Card of ${label}`}
          replace={inDialog}
        >
          <PrintIcon />
          Card
        </LinkButton>
        <Button variant="action" size="s" aria-label={`Export ${label}`} onClick={() => onExport(record)}>
          <DownloadIcon />
          Export
        </Button>
      </footer>
    </article>
  );
}

/** The page number beside the double line of the margin, from 640 px. */
function Margin({ pageNumber }: { pageNumber: number }) {
  return (
    <>
      <span
        className="absolute inset-y-0 start-10.75 w-1 border-x border-orange opacity-50 max-sm:hidden forced-colors:hidden"
        aria-hidden="true"
      />
      <span
        className="absolute start-0 top-5.5 w-10.5 text-center font-display text-compact/none font-medium text-muted lining-nums tabular-nums max-sm:hidden"
        aria-hidden="true"
      >
        {pageNumber}
      </span>
    </>
  );
}

function LedgerCell({ name, text, difference }: { name: string; text: string; difference?: string }) {
  const { figure, unit } = lengthParts(text);
  return (
    <div className="-ms-px mt-px -mb-px grid min-w-0 content-start gap-0.5 border-s border-b border-hairline py-2 ps-2.5 pe-0.5 last:[box-shadow:1px_0_var(--hairline)] sm:py-2.5 sm:ps-4 sm:pe-2">
      <dt className="text-micro text-muted">{name}</dt>
      <dd className="flex min-h-7.5 min-w-0 flex-wrap items-baseline gap-x-1 lining-nums tabular-nums">
        <span className={figureClass({ look: parseLength(text) ? 'number' : 'words' })}>{figure}</span>{' '}
        {unit && <span className="text-micro text-muted">{unit}</span>}{' '}
        {difference && <DifferenceChip difference={difference} className="ms-0.5 self-center" />}
      </dd>
    </div>
  );
}

const figureClass = cva('min-w-0 wrap-anywhere', {
  variants: {
    look: {
      number: 'font-display text-figure font-medium',
      words: 'pt-1 text-compact/snug',
    },
  },
});

/** Explains the marks of changed values below the records. */
export function DifferenceLegend() {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-micro/[1.6] text-muted" aria-hidden="true">
      <span>
        <DifferenceChip difference="+½" className="me-1.5" />
        more than last time
      </span>
      <span>
        <DifferenceChip difference="−½" className="me-1.5" />
        less than last time
      </span>
    </p>
  );
}

/** Returns the number of columns from 1100 px that leaves the fewest empty cells in the last row. */
function wideColumns(cells: number): string {
  const empty = (columns: number) => (columns - (cells % columns)) % columns;
  const columns = ([4, 5, 6] as const).reduce((best, each) => (empty(each) < empty(best) ? each : best));
  return { 4: '', 5: 'xl:grid-cols-5', 6: 'xl:grid-cols-6' }[columns];
}
