import { measureLabel, type Measure, type Measurement } from '@shared/measurements';
import { lengthParts, parseLength } from '@shared/units';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { RelativeTime, relativeTime } from '../../ui/relative-time';
import { measuresOf, type BookPage } from './record-history';
import { RecordTag } from './record-tag';

interface RecordSheetProps {
  page: BookPage;
  onEdit: (record: Measurement) => void;
  onDelete: (record: Measurement) => void;
}

/** One record as a page of the tailor's book: margin rule, squared ledger, notes. */
export function RecordSheet({ page: { record, number, differences }, onEdit, onDelete }: RecordSheetProps) {
  const written = Object.entries(measuresOf(record.measurements)) as [Measure, string][];
  const time = relativeTime(record.createdAt);
  const label = record.tags ?? `measurement of ${time}`;
  return (
    <article className="sheet" aria-label={`${label}, ${time}`}>
      <span className="sheet__no" aria-hidden="true">
        {number}
      </span>
      <header className="sheet__head">
        <div className="sheet__meta">
          <RecordTag record={record} />
          <RelativeTime at={record.createdAt} className="text-small text-muted" />
        </div>
        <div className="sheet__acts">
          <Button variant="ghost" iconOnly aria-label={`Edit ${label}`} onClick={() => onEdit(record)}>
            <Icon name="edit" />
          </Button>
          <Button variant="ghost" iconOnly aria-label={`Delete ${label}`} onClick={() => onDelete(record)}>
            <Icon name="trash" />
          </Button>
        </div>
      </header>
      {written.length > 0 && (
        <dl className={`ledger ledger--${columnsFor(written.length)}`}>
          {written.map(([measure, text]) => (
            <LedgerCell key={measure} measure={measure} text={text} difference={differences[measure]} />
          ))}
        </dl>
      )}
      {record.measurements.notes && (
        <section className="sheet__notes">
          <h3>Notes</h3>
          <p>{record.measurements.notes}</p>
        </section>
      )}
    </article>
  );
}

function LedgerCell({ measure, text, difference }: { measure: Measure; text: string; difference?: string }) {
  const { figure, unit } = lengthParts(text);
  return (
    <div className="cell">
      <dt>{measureLabel(measure)}</dt>
      <dd>
        <span className={parseLength(text) ? 'v' : 'v v--words'}>{figure}</span>{' '}
        {unit && <span className="u">{unit}</span>} {difference && <Difference text={difference} />}
      </dd>
    </div>
  );
}

function Difference({ text }: { text: string }) {
  return (
    <span className={`diff diff--${text.startsWith('+') ? 'up' : 'down'}`}>
      <span className="sr">changed by </span>
      {text}
    </span>
  );
}

/** Under the pages, once a figure has changed: what the chips mean. */
export function DifferenceLegend() {
  return (
    <p className="legend" aria-hidden="true">
      <span>
        <span className="diff diff--up">+½</span>more than last time
      </span>
      <span>
        <span className="diff diff--down">−½</span>less than last time
      </span>
    </p>
  );
}

/** Columns of a wide ledger: as few empty squares at its end as can be. */
function columnsFor(cells: number): number {
  const empty = (columns: number) => (columns - (cells % columns)) % columns;
  return [4, 5, 6].reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}
