import { lengthParts, parseLength } from '@shared/measurements/units';
import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChangeChip } from './change-chip';
import type { ComparedMeasure } from './compare-records';
import { MeasureLine } from './measure-line';
import type { Taken } from './over-time';

interface ComparedTableProps {
  caption: string;
  /** The heads of the columns of values. */
  dates: readonly [from: string, to: string];
  rows: readonly ComparedMeasure[];
  taken: ReadonlyMap<string, Taken[]>;
  /** The key of the measure whose values are shown beside the table. */
  chosen?: string;
  onChoose: (key: string) => void;
}

/** The measures of two records, with the line of each one over time: under the name on phones, in a column from 640 px. */
export function ComparedTable({ caption, dates, rows, taken, chosen, onChoose }: ComparedTableProps) {
  return (
    <table className="w-full border-collapse lining-nums tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <Head className="text-start">Measure</Head>
          <Head className="max-sm:hidden">Over time</Head>
          <Head>{dates[0]}</Head>
          <Head>{dates[1]}</Head>
          <Head>
            <span className="max-sm:sr-only">Change</span>
            <span className="sm:hidden" aria-hidden="true">
              ±
            </span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MeasureRow
            key={row.key}
            row={row}
            taken={taken.get(row.key) ?? []}
            isChosen={row.key === chosen}
            onChoose={() => onChoose(row.key)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        'border-b border-hairline px-1 py-2.5 text-end align-bottom text-micro font-semibold text-muted first:ps-3 last:pe-3 sm:px-2 sm:whitespace-nowrap sm:first:ps-5 sm:last:pe-5',
        className,
      )}
    />
  );
}

interface MeasureRowProps {
  row: ComparedMeasure;
  taken: readonly Taken[];
  isChosen: boolean;
  onChoose: () => void;
}

function MeasureRow({ row: { name, from, to, change, difference }, taken, isChosen, onChoose }: MeasureRowProps) {
  const isSame = change === 'same';
  return (
    <tr className={cx(isChosen && 'bg-action-tint', isSame && 'text-muted')}>
      <th
        scope="row"
        className={cell({
          isSame,
          className: 'min-w-[min(5.5rem,26vw)] text-start text-compact/tight font-medium',
        })}
      >
        <button
          type="button"
          className="-my-1 min-h-tap text-start wrap-anywhere underline decoration-thread decoration-1 underline-offset-4 hover:decoration-current"
          aria-current={isChosen ? 'true' : undefined}
          onClick={onChoose}
        >
          {name}
        </button>
        {!isSame && <MeasureLine taken={taken} className="mt-0.5 block h-4.5 w-16 sm:hidden" />}
      </th>
      <td className={cell({ isSame, className: 'max-sm:hidden' })}>
        <MeasureLine taken={taken} className="ms-auto block h-7 w-24" />
      </td>
      <td className={cell({ isSame, className: 'text-end text-muted' })}>
        <Value text={from} />
      </td>
      <td className={cell({ isSame, className: 'text-end' })}>
        <Value text={to} />
      </td>
      <td className={cell({ isSame, className: 'text-end' })}>
        <ChangeChip change={change} difference={difference} />
      </td>
    </tr>
  );
}

const cell = cva(
  'border-b border-hairline px-1 py-1 first:ps-3 last:pe-3 in-[tr:last-child]:border-b-0 sm:h-13 sm:px-2 sm:first:ps-5 sm:last:pe-5',
  { variants: { isSame: { true: 'h-10.5', false: 'h-13' } } },
);

/** A value as it was typed; a dash if the record has none. */
function Value({ text }: { text?: string }) {
  if (text === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">not taken</span>
      </>
    );
  }
  const { figure, unit } = lengthParts(text);
  if (!parseLength(text)) return <span className="text-small/[1.3] wrap-anywhere">{figure}</span>;
  return (
    <>
      <span className="font-display text-h3 font-medium sm:text-figure">{figure}</span>{' '}
      {unit && <span className="text-micro text-muted">{unit}</span>}
    </>
  );
}
