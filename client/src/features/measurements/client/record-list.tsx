import type { Customer } from '@shared/customers/contract';
import { lengthUnitNames } from '@shared/measurements/length-units';
import type { Measurement } from '@shared/measurements/contract';
import type { LengthUnit } from '@shared/measurements/units';
import { memo, useMemo, useState } from 'react';
import { Button, LinkButton } from '../../../ui/controls/button';
import { UnitSwitch } from '../form/unit-switch';
import { LabelFilter, useLabelFilter } from '../history/label-filter';
import { bookPages, unitOf } from '../history/record-history';
import { DifferenceLegend, RecordSheet } from '../history/record-sheet';
import type { OpenRecordDialog } from '../history/use-record-dialogs';
import { RecordRow } from './record-row';
import { useRecordList } from './use-record-list';

interface RecordListProps {
  customer: Customer;
  /** Newest first; at least one. */
  records: readonly Measurement[];
  onOpen: OpenRecordDialog;
}

/**
 * The newest record with all its figures, the older ones as rows, or all of them with all their figures. It is not rendered again for a
 * dialog that opens.
 */
export const RecordList = memo(function RecordList({ customer, records, onOpen }: RecordListProps) {
  const [unit, setUnit] = useState<LengthUnit>();
  const { label, setLabel, found } = useLabelFilter(records);
  const { picked, pick, rows, showMore, isWhole, setWhole, compareHref } = useRecordList(customer.id, records);
  const book = useMemo(() => bookPages(records, unit), [records, unit]);
  const shownUnit = useMemo(() => unit ?? unitOf(book), [unit, book]);
  const pages = useMemo(() => {
    const ids = new Set(found.map(({ id }) => id));
    // The differences are those from the record before, also from one that is filtered out.
    return book.filter(({ record }) => ids.has(record.id));
  }, [book, found]);
  const shown = pages.slice(0, rows);
  const sheets = isWhole ? shown : shown.slice(0, 1);
  const older = isWhole ? [] : shown.slice(1);
  const hidden = pages.length - shown.length;
  return (
    <>
      <div className="flex flex-wrap justify-end gap-1.5 print:hidden" role="group" aria-label="What the measures show">
        <LabelFilter
          records={records}
          label={label}
          onLabel={setLabel}
          className="min-w-0 flex-1 basis-28 shell:me-auto shell:max-w-72"
        />
        <UnitSwitch
          label="Show all in"
          unit={shownUnit}
          // The pressed one shows the values as they were written.
          onUnit={(pressed) => setUnit(pressed === shownUnit ? undefined : pressed)}
        />
        {records.length > 1 && (
          <LinkButton size="compact" className="px-2.5!" href={compareHref}>
            {picked.length === 2 ? 'Compare 2' : 'Compare'}
          </LinkButton>
        )}
      </div>
      <p className="sr-only" role="status">
        {unit ? `All in ${lengthUnitNames[unit].toLowerCase()}` : 'As written'}
      </p>
      <div className="mt-1.5 grid grid-cols-1 gap-6">
        {sheets.map((page) => (
          <RecordSheet
            key={page.record.id}
            page={page}
            unit={shownUnit}
            onEdit={(record) => onOpen({ name: 'edit', record })}
            onDelete={(record) => onOpen({ name: 'delete', record })}
            onExport={(record) => onOpen({ name: 'export', record })}
          />
        ))}
      </div>
      {older.length > 0 && (
        <ul role="list" className="border-b border-hairline">
          {older.map((page) => (
            <RecordRow
              key={page.record.id}
              page={page}
              isPicked={picked.includes(page.record.id)}
              onPick={() => pick(page.record.id)}
              onOpen={() => onOpen({ name: 'view', record: page.record })}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button className="mt-3" block onClick={showMore}>
          Show more ({hidden.toLocaleString('en')})
        </Button>
      )}
      {pages.length > 1 && (
        <Button
          variant={isWhole ? 'chosen' : 'action'}
          size="s"
          className={isWhole ? 'mt-3' : '-ms-3'}
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          All records with all measures
        </Button>
      )}
      {sheets.some(({ differences }) => differences.size > 0) && <DifferenceLegend />}
    </>
  );
});
