import type { Customer } from '@shared/customers/contract';
import { lengthUnitNames } from '@shared/measurements/length-units';
import type { Measurement } from '@shared/measurements/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useMediaQuery } from '../../../lib/media-query';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { Card } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { OpenBook } from '../../../ui/display/open-book';
import { useUsualUnit } from '../form/use-measuring';
import { compareRecords, pairOf, summaryOf, type Pair } from './compare-records';
import { ComparedTable } from './compared-table';
import { MeasurePanel, MeasureSheet } from './measure-values';
import { takenByMeasure } from './over-time';
import { RecordChoice } from './record-choice';
import { columnDates, recordTexts } from './record-dates';

interface ComparisonProps {
  customer: Customer;
  /** Newest first. */
  records: readonly Measurement[];
}

/** The comparison of the two records that the URL names. */
export function Comparison({ customer, records }: ComparisonProps) {
  const [search, setSearch] = useSearchParams();
  const texts = useMemo(() => recordTexts(records), [records]);
  const pair = pairOf(records, search.get('from'), search.get('to'));
  const onlyChanged = search.has('changed');
  if (!pair || records.length < 2) return <NothingToCompare customer={customer} count={records.length} />;
  const show = (from: string | undefined, to: string, changed: boolean) =>
    setSearch({ ...(from && { from }), to, ...(changed && { changed: '' }) }, { replace: true });
  const shownFrom = pair.isPrevious ? undefined : pair.from?.id;
  return (
    <>
      <RecordChoice records={records} texts={texts} pair={pair} onPair={(from, to) => show(from, to, onlyChanged)} />
      {pair.from ? (
        <Compared
          key={customer.id}
          records={records}
          texts={texts}
          pair={{ ...pair, from: pair.from }}
          onlyChanged={onlyChanged}
          onOnlyChanged={(changed) => show(shownFrom, pair.to.id, changed)}
        />
      ) : (
        <p className="mt-4 text-muted" role="status">
          There is no record before this one.
        </p>
      )}
    </>
  );
}

interface ComparedProps {
  records: readonly Measurement[];
  /** The text of each record by its id. */
  texts: Readonly<Record<string, string>>;
  pair: Required<Pair>;
  onlyChanged: boolean;
  onOnlyChanged: (onlyChanged: boolean) => void;
}

function Compared({ records, texts, pair: { from, to }, onlyChanged, onOnlyChanged }: ComparedProps) {
  const unit = useUsualUnit(records);
  const taken = useMemo(() => takenByMeasure(records, unit), [records, unit]);
  const all = compareRecords(from, to, unit);
  const rows = onlyChanged ? all.filter(({ change }) => change !== 'same') : all;
  const [changed, ...rest] = summaryOf(all, from.createdAt, to.createdAt);
  const hasPanel = useMediaQuery('(min-width: 1100px)');
  const [chosen, setChosen] = useState<string>();
  const shown = all.find(({ key }) => key === chosen) ?? all.find(({ change }) => change === 'changed') ?? all[0];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-compact">
        <p className="text-muted" role="status">
          <b className="font-semibold text-ink">{changed}</b>
          {rest.map((part) => `, ${part}`)}
        </p>
        <label className="flex min-h-tap cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="m-0 size-5 flex-none accent-action"
            checked={onlyChanged}
            onChange={(event) => onOnlyChanged(event.currentTarget.checked)}
          />
          Changed ones only
        </label>
      </div>
      <div className="grid grid-cols-1 gap-x-8 xl:cols-end-80">
        <div className="min-w-0">
          {rows.length > 0 && (
            // With large text, the table scrolls in its frame.
            <Card pad={false} className="relative overflow-x-auto">
              <ComparedTable
                caption={`${texts[from.id]} beside ${texts[to.id]}`}
                dates={columnDates(from.createdAt, to.createdAt)}
                rows={rows}
                taken={taken}
                chosen={hasPanel ? shown?.key : undefined}
                onChoose={setChosen}
              />
            </Card>
          )}
          <p className="mt-3 text-micro text-muted">
            As written; other units are compared in {lengthUnitNames[unit].toLowerCase()}. A measure’s name opens all
            its values with their dates.
          </p>
        </div>
        {hasPanel && shown && <MeasurePanel name={shown.name} taken={taken.get(shown.key) ?? []} />}
      </div>
      {!hasPanel && chosen && shown && (
        <MeasureSheet name={shown.name} taken={taken.get(shown.key) ?? []} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

function NothingToCompare({ customer, count }: { customer: Customer; count: number }) {
  return (
    <Card>
      <EmptyState
        picture={<OpenBook />}
        title={count === 0 ? 'No measurements yet' : 'Only one record so far'}
        text={
          count === 0 ? `Add the first measurement for ${customer.name}` : 'Two records of a client can be compared.'
        }
        action={<LinkButton href={paths.takeMeasurements(customer.id)}>Take measurements</LinkButton>}
      />
    </Card>
  );
}
