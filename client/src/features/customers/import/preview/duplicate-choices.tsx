import { Field } from '../../../../ui/controls/field';
import { inputClass } from '../../../../ui/controls/input';
import { Name } from '../../../../ui/display/name';
import { sameAs } from '../plan/duplicate-words';
import { LongList } from './long-list';
import { type Choice, type Duplicate, placeOf, type Plan } from '../plan/planned';
import { choiceOf, type ReviewActions } from '../review';

const choiceWords: Record<Choice, string> = { skip: 'Skip', merge: 'Merge', add: 'Add anyway' };

/** The clients of the file that the tailor has already, with the choice to skip, merge or add each. */
export function DuplicateChoices({ plan, choices, onChoose }: { plan: Plan } & Omit<ReviewActions, 'onMap'>) {
  const chooseOne = (place: string, choice: Choice) =>
    onChoose({ ...choices, byPlace: new Map(choices.byPlace).set(place, choice) });
  const guessed = new Set(plan.duplicates.map((duplicate) => choiceOf(plan, choices, duplicate)));
  const sameChoice = guessed.size === 1 ? [...guessed][0] : undefined;
  return (
    <section aria-labelledby="import-duplicates">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="import-duplicates" className="font-display text-h3">
          Same name or number
        </h3>
        <ChoiceOf label="All of them" value={sameChoice} onChange={(all) => onChoose({ all, byPlace: new Map() })} />
      </div>
      <p className="mb-2 text-small text-muted">
        Merge {plan.records ? 'adds the new records, fills in' : 'fills in'} what is missing, and changes nothing that
        is there. One number with two names is two people, unless you merge them.
      </p>
      <LongList of={plan.duplicates}>
        {(duplicate) => {
          const place = placeOf(plan, duplicate);
          return (
            <li key={place} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-48">
                <Name className="wrap-anywhere">{duplicate.input.name}</Name>
                <span className="block text-micro text-muted">
                  {place}, {sameAs(duplicate)}
                  {newRecords(duplicate)}
                </span>
              </span>
              <ChoiceOf
                label={`${duplicate.input.name}, ${place.toLowerCase()}`}
                value={choiceOf(plan, choices, duplicate)}
                onChange={(choice) => chooseOne(place, choice)}
              />
            </li>
          );
        }}
      </LongList>
    </section>
  );
}

/** ', 2 new records'. */
function newRecords({ missing = [] }: Duplicate): string {
  if (missing.length === 0) return '';
  return missing.length === 1 ? ', 1 new record' : `, ${missing.length.toLocaleString('en')} new records`;
}

interface ChoiceOfProps {
  label: string;
  /** Undefined if the clients below have different choices. */
  value: Choice | undefined;
  onChange: (choice: Choice) => void;
}

function ChoiceOf({ label, value, onChange }: ChoiceOfProps) {
  return (
    <Field label={label} labelHidden className="w-36">
      {(control) => (
        <select
          {...control}
          className={inputClass({ size: 'compact', end: 'select' })}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Choice)}
        >
          {!value && (
            <option value="" disabled>
              As below
            </option>
          )}
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
