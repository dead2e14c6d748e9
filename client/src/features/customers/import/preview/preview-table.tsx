import { customerFields, type CustomerField } from '@shared/customers/fields';
import { customerDetails, customerFieldList, customerLabels, type CustomerDetail } from '@shared/customers/values';
import { cx } from 'class-variance-authority';
import { type CSSProperties, useMemo, useState } from 'react';
import { Button } from '../../../../ui/controls/button';
import { chipButtonClass } from '../../../../ui/controls/chips';
import { Name } from '../../../../ui/display/name';
import { DoubtText } from './doubt-text';
import type { Doubts } from '../reading/found-rows';
import type { Plan } from '../plan/planned';
import { previewRows, type PreviewRow } from './preview-rows';
import { choiceOf, type Choices } from '../review';

/** Rows that are shown at first, and added by each press. */
const [firstRows, moreRows] = [10, 50];

/** The columns of the table from 900 px: the fields of a client, and the measures. */
const grid = 'shell:grid shell:grid-cols-(--columns) shell:gap-x-3';
const widths = customerFieldList.map(([, { matchedBy, choices }]) =>
  choices ? '5.5rem' : { name: '1.1fr', number: '7rem', value: '1.3fr' }[matchedBy],
);
const columns = { '--columns': [...widths, '1.5fr'].join(' ') } as CSSProperties;

const fields = Object.entries({ ...customerLabels, records: 'Measures' }) as [keyof Doubts, string][];

const headings = fields.map(([, label]) => label);

/** Each client of the file as it will be saved, the doubtful ones first. */
export function PreviewTable({ plan, choices }: { plan: Plan; choices: Choices }) {
  const [isFiltered, setIsFiltered] = useState(false);
  const [shown, setShown] = useState(firstRows);
  const all = useMemo(() => previewRows(plan, (each) => choiceOf(plan, choices, each)), [plan, choices]);
  const doubtful = all.filter(({ isDoubtful }) => isDoubtful);
  const rows = isFiltered && doubtful.length > 0 ? doubtful : all;
  const filter = (label: string, count: number, filtered: boolean) => (
    <button
      type="button"
      className={chipButtonClass({ dense: true })}
      aria-pressed={isFiltered === filtered}
      onClick={() => setIsFiltered(filtered)}
    >
      {label} ({count.toLocaleString('en')})
    </button>
  );
  return (
    <section aria-labelledby="import-preview">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="import-preview" className="font-display text-h3">
          What will be saved
        </h3>
        {doubtful.length > 0 && (
          <div className="flex gap-2" role="group" aria-label="Shown clients">
            {filter('All', all.length, false)}
            {filter('To check', doubtful.length, true)}
          </div>
        )}
      </div>
      <div
        role="table"
        aria-labelledby="import-preview"
        aria-rowcount={rows.length + 1}
        className="border-y border-hairline"
        style={columns}
      >
        <div role="row" className={cx(grid, 'py-2 text-micro font-semibold text-muted max-shell:sr-only')}>
          {headings.map((heading) => (
            <span key={heading} role="columnheader">
              {heading}
            </span>
          ))}
        </div>
        {rows.slice(0, shown).map((row) => (
          <Row key={row.place} row={row} />
        ))}
      </div>
      {rows.length > shown && (
        <Button variant="action" onClick={() => setShown(shown + moreRows)}>
          Show more ({(rows.length - shown).toLocaleString('en')})
        </Button>
      )}
    </section>
  );
}

function Row({ row: { place, entry, measures, fate, doubts } }: { row: PreviewRow }) {
  const reasons = fields.flatMap(([field, label]) => (doubts[field] ? [`${label}: ${doubts[field]}`] : []));
  return (
    <div role="row" className={cx(grid, 'border-t border-hairline py-2 text-small')}>
      <div role="cell" className="min-w-0">
        <Name className={cx('font-semibold wrap-anywhere', fate?.startsWith('Left') && 'text-muted line-through')}>
          {entry.input.name}
        </Name>
        <span className="block text-micro text-muted">{[place, fate].filter(Boolean).join(' · ')}</span>
      </div>
      {customerDetails.map((name) => (
        <Cell
          key={name}
          label={customerLabels[name]}
          text={shownText(name, entry.input[name])}
          isLong={customerFields[name].merge === 'lines'}
        />
      ))}
      <Cell label="Measures" text={measures} isLong />
      {reasons.length > 0 && (
        <div role="cell" aria-colspan={headings.length} className="shell:col-span-full">
          {reasons.map((reason) => (
            <DoubtText key={reason}>{reason}</DoubtText>
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns a value as the form shows it: 'yo' -> 'Yorùbá'. */
function shownText(name: CustomerDetail, text: string | null): string | null {
  const { choices }: CustomerField = customerFields[name];
  return (text && choices?.names[text]) ?? text;
}

interface CellProps {
  label: string;
  text: string | null;
  isLong?: boolean;
}

/** A cell of the table. On phones, an empty one takes no room and the others have their label. */
function Cell({ label, text, isLong }: CellProps) {
  return (
    <div role="cell" className={cx('min-w-0', !text && 'max-shell:hidden')}>
      <span className={cx('wrap-anywhere', isLong ? 'line-clamp-3 whitespace-pre-line' : 'lining-nums tabular-nums')}>
        {text && <span className="text-muted shell:sr-only">{label}: </span>}
        {text}
      </span>
    </div>
  );
}
