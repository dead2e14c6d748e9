import type { Measurement } from '@shared/measurements/contract';
import { type LengthUnit, lengthParts, parseLength } from '@shared/measurements/units';
import { cva } from 'class-variance-authority';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/controls/button';
import { DownloadIcon } from '../../../ui/display/later-icons';
import { EditIcon, PrintIcon, TrashIcon } from '../../../ui/display/workroom-icons';
import { RecordTag } from '../../../ui/display/record-tag';
import { relativeTime } from '../../../ui/display/relative-time';
import { DifferenceChip } from '../../../ui/display/difference-chip';
import type { BookPage } from './record-history';
import { RecordTime } from './record-time';

interface RecordSheetProps {
  page: BookPage;
  /** The unit that a switch beside the record names: values in it are shown without their unit. */
  unit?: LengthUnit;
  onEdit: (record: Measurement) => void;
  onDelete: (record: Measurement) => void;
  onExport: (record: Measurement) => void;
  inDialog?: boolean;
}

/** One record: its figures in columns, its notes, and what can be done with it. */
export function RecordSheet({ page, unit, onEdit, onDelete, onExport, inDialog }: RecordSheetProps) {
  const { record, values, differences } = page;
  const time = relativeTime(record.createdAt);
  const label = record.tags ?? `measurement of ${time}`;
  return (
    <article className="break-inside-avoid border-y border-hairline" aria-label={`${label}, ${time}`}>
      <header className="flex flex-wrap items-center gap-x-2">
        <RecordTag record={record} size="s" />
        <RecordTime record={record} className="ms-auto" />
        <Button
          variant="ghost"
          iconOnly
          className="-me-3 print:hidden"
          aria-label={`Edit ${label}`}
          onClick={() => onEdit(record)}
        >
          <EditIcon />
        </Button>
      </header>
      {values.length > 0 && (
        <dl className="grid grid-cols-figures overflow-clip border-t border-hairline shell:grid-cols-figures-wide">
          {values.map(({ key, name, value }) => (
            <Cell key={key} name={name} text={value} unit={unit} difference={differences.get(key)} />
          ))}
        </dl>
      )}
      {record.measurements.notes && (
        <section className="border-t border-hairline py-2 text-compact">
          <h3 className="text-micro font-medium text-muted">Notes</h3>
          <p className="max-w-measure text-pretty wrap-anywhere whitespace-pre-line" dir="auto">
            {record.measurements.notes}
          </p>
        </section>
      )}
      <footer className="border-t border-hairline print:hidden">
        <div className="-ms-3 flex flex-wrap">
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
          <Button variant="action" size="s" aria-label={`Delete ${label}`} onClick={() => onDelete(record)}>
            <TrashIcon />
            Delete
          </Button>
        </div>
      </footer>
    </article>
  );
}

interface CellProps {
  name: string;
  text: string;
  unit: LengthUnit | undefined;
  difference: string | undefined;
}

/** One measure. Screen readers read its unit also where the switch alone shows it. */
function Cell({ name, text, unit, difference }: CellProps) {
  const { figure, unit: written } = lengthParts(text);
  const length = parseLength(text);
  // Beside figures without a unit, a number that has none of its own would look converted.
  const shown = length && !length.unit && unit ? 'no unit' : written;
  return (
    <div className="-ms-px mt-px -mb-px min-w-0 border-s border-b border-hairline py-1.5 ps-2 pe-0.5 last:[box-shadow:1px_0_var(--hairline)]">
      <dt className="line-clamp-2 text-micro/tight text-muted" title={name}>
        {name}
      </dt>
      <dd className="flex min-h-6.5 min-w-0 flex-wrap items-baseline gap-x-0.75 lining-nums tabular-nums">
        <span className={figureClass({ look: length ? 'number' : 'words' })}>{figure}</span>{' '}
        {shown && <span className={unit && length?.unit === unit ? 'sr-only' : 'text-micro text-muted'}>{shown}</span>}{' '}
        {difference && <DifferenceChip difference={difference} className="self-center" />}
      </dd>
    </div>
  );
}

const figureClass = cva('min-w-0 wrap-anywhere', {
  variants: {
    look: {
      number: 'font-display text-figure-sm font-medium',
      words: 'pt-0.5 text-compact/snug',
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
