import { customerLabels } from '@shared/customers';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { Name } from '../../../ui/display/name';
import { SewnProgress } from '../../../ui/feedback/sewn-progress';
import type { ClientField } from './found-rows';
import type { Choice, Duplicate, Plan } from './plan';
import type { CsvTable, Mapping } from './read-csv';
import type { Choices, Review } from './review';

interface ImportReviewProps {
  review: Review;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onMap: (table: CsvTable, mapping: Mapping) => Promise<void>;
}

/** What was found in the file, and what will happen with it. */
export function ImportReview({ review: { csv, plan, percent }, choices, onChoose, onMap }: ImportReviewProps) {
  return (
    <div className="grid gap-6">
      {csv && <Columns {...csv} onMap={onMap} />}
      <div role="status">{plan && <Figures plan={plan} />}</div>
      {!plan && <SewnProgress label="Comparing with your clients" percent={percent} />}
      {plan && plan.duplicates.length > 0 && <Duplicates plan={plan} choices={choices} onChoose={onChoose} />}
      {plan && plan.bad.length > 0 && <BadRows plan={plan} />}
    </div>
  );
}

interface ColumnsProps {
  table: CsvTable;
  mapping: Mapping;
  onMap: ImportReviewProps['onMap'];
}

const fields = Object.entries(customerLabels) as [ClientField, string][];

function Columns({ table, mapping, onMap }: ColumnsProps) {
  return (
    <section aria-labelledby="import-columns">
      <h3 id="import-columns" className="mb-2 font-display text-h3">
        Columns
      </h3>
      <ul role="list" className="grid gap-x-6 gap-y-3 shell:grid-cols-2">
        {table.columns.map(({ heading, sample }, index) => (
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,9rem)] items-center gap-3">
            <span className="min-w-0">
              <b className="block truncate text-small font-semibold">{heading}</b>
              <span className="block truncate text-micro text-muted">{sample || 'empty'}</span>
            </span>
            <Field label={`Column ${heading}`} labelHidden>
              {(control) => (
                <select
                  {...control}
                  className={inputClass({ size: 'compact', end: 'select' })}
                  value={mapping[index]}
                  onChange={({ currentTarget: { value } }) =>
                    void onMap(
                      table,
                      mapping.map((field, at) => (at === index ? (value as Mapping[number]) : field)),
                    )
                  }
                >
                  <option value="">Leave out</option>
                  {fields.map(([field, label]) => (
                    <option key={field} value={field}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ plan: { fresh, duplicates, bad } }: { plan: Plan }) {
  const figures = [
    ['new', fresh.length],
    ['already in your book', duplicates.length],
    ['with a problem', bad.length],
  ] as const;
  return (
    <dl className="grid grid-cols-3 rounded border border-hairline bg-sunken">
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse justify-end border-hairline px-3.5 py-2.5 not-first:border-s">
          <dt className="text-micro/[1.35] text-muted">{label}</dt>
          <dd className="font-display text-[1.5rem]/[1.3] font-medium lining-nums tabular-nums">
            {count.toLocaleString('en')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const choiceWords: Record<Choice, string> = { skip: 'Skip', merge: 'Merge', add: 'Add anyway' };

function Duplicates({ plan, choices, onChoose }: { plan: Plan } & Pick<ImportReviewProps, 'choices' | 'onChoose'>) {
  const chooseOne = (line: number, choice: Choice) =>
    onChoose({ ...choices, byLine: new Map(choices.byLine).set(line, choice) });
  return (
    <section aria-labelledby="import-duplicates">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="import-duplicates" className="font-display text-h3">
          Already in your book
        </h3>
        <ChoiceOf label="All of them" value={choices.all} onChange={(all) => onChoose({ all, byLine: new Map() })} />
      </div>
      <p className="mb-2 text-small text-muted">Merge fills in what is missing, and changes nothing that is there.</p>
      <LongList of={plan.duplicates}>
        {(duplicate) => (
          <li key={duplicate.line} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-48">
              <Name className="wrap-anywhere">{duplicate.input.name}</Name>
              <span className="block text-micro text-muted">
                {plan.place} {duplicate.line}, same {duplicate.why} as {nameOf(duplicate)}
              </span>
            </span>
            <ChoiceOf
              label={`${duplicate.input.name}, ${plan.place.toLowerCase()} ${duplicate.line}`}
              value={choices.byLine.get(duplicate.line) ?? choices.all}
              onChange={(choice) => chooseOne(duplicate.line, choice)}
            />
          </li>
        )}
      </LongList>
    </section>
  );
}

function nameOf({ of }: Duplicate): string {
  return 'id' in of ? of.name : `${of.input.name} above`;
}

interface ChoiceOfProps {
  label: string;
  value: Choice;
  onChange: (choice: Choice) => void;
}

function ChoiceOf({ label, value, onChange }: ChoiceOfProps) {
  return (
    <Field label={label} labelHidden className="w-36">
      {(control) => (
        <select
          {...control}
          className={inputClass({ size: 'compact', end: 'select' })}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Choice)}
        >
          {Object.entries(choiceWords).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function BadRows({ plan: { place, bad } }: { plan: Plan }) {
  return (
    <section aria-labelledby="import-bad">
      <h3 id="import-bad" className="mb-2 font-display text-h3">
        Left out
      </h3>
      <LongList of={bad}>
        {({ line, reason, name }) => (
          <li key={line} className="py-2 text-small wrap-anywhere">
            <b className="font-semibold">
              {place} {line}
            </b>
            {name && <span className="text-muted"> {name.slice(0, 60)}</span>}: {reason}
          </li>
        )}
      </LongList>
    </section>
  );
}

/** Rows that are shown at first, and added by each press. */
const shownRows = 50;

/** A list that shows its first rows, and more on request. */
function LongList<T>({ of, children }: { of: readonly T[]; children: (row: T) => ReactNode }) {
  const [shown, setShown] = useState(shownRows);
  return (
    <>
      <ul role="list" className="divide-y divide-hairline border-y border-hairline">
        {of.slice(0, shown).map(children)}
      </ul>
      {of.length > shown && (
        <Button variant="action" onClick={() => setShown(shown + shownRows)}>
          Show more ({(of.length - shown).toLocaleString('en')})
        </Button>
      )}
    </>
  );
}
