import type { Measure } from '@shared/measurements/catalogue';
import type { LengthUnit } from '@shared/measurements/units';
import { type RefObject, useId } from 'react';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { lettersOn, type SheetLetters } from './line-names';
import type { MeasurementForm } from '../form/measurement-form';
import { lineOf, parseMeasuresLine, type LineQuestion, type LineValue, type MeasuresLine } from './measures-line';
import { nameOf } from '../form/use-measuring';

interface OneLineProps {
  form: MeasurementForm;
  /** The measures with a field. */
  measures: readonly Measure[];
  /** The unit of a number without a unit. */
  unit: LengthUnit;
  line: string;
  /** The line is not filled in, and the form cannot be saved with it. */
  error?: string;
  onLine: (line: string) => void;
  input: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  /** Called with values to fill in, and with what is left of the line. */
  onFillIn: (values: readonly FilledIn[], left: string) => void;
}

/** A value by the key of its measure. */
export interface FilledIn {
  key: string;
  value: string;
}

/** One field for all measures, typed or dictated, with a preview of what it fills in and the questions that it leaves open. */
export function OneLine({ form, measures, unit, line, error, onLine, input, onFocus, onFillIn }: OneLineProps) {
  const preview = useId();
  const read = parseMeasuresLine(line, unit, measures, (key) => form.getValues(nameOf(key)) ?? '');
  const { values, questions, elsewhere, rest } = read;
  const letters = lettersOn(measures);
  const fillIn = () => onFillIn(values, leftOf(read, values));
  return (
    <div className="mx-4 mb-2.5 grid gap-2 rounded border border-hairline bg-paper p-3 shell:mx-0 shell:mb-5">
      <Field
        label="All measures in one line"
        hint={`Type or dictate names or letters: ${letters.map((each) => `${each.letters} ${each.name}`).join(', ')}`}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            className={inputClass()}
            value={line}
            placeholder={exampleOf(letters)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            aria-describedby={[control['aria-describedby'], preview].join(' ')}
            onFocus={onFocus}
            onChange={(event) => onLine(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // Neither the next field nor the form's save.
              event.preventDefault();
              event.stopPropagation();
              if (values.length > 0) fillIn();
            }}
          />
        )}
      </Field>
      <div id={preview} className="grid gap-1 text-small/[1.4]" role="status">
        {values.length > 0 && (
          <ul role="list" className="flex flex-wrap gap-x-4 gap-y-0.5 lining-nums tabular-nums">
            {values.map(({ key, name, value }) => (
              <li key={key}>
                {name} <b>{value}</b>
              </li>
            ))}
          </ul>
        )}
        {elsewhere.length > 0 && <p className="text-muted">Not on this sheet: {lineOf(elsewhere)}</p>}
        {rest.length > 0 && <p className="wrap-anywhere text-orange-ink">Not understood: {lineOf(rest)}</p>}
      </div>
      <div className="grid gap-2 empty:hidden" role="status">
        {questions.map((question) => (
          <Question
            key={question.parts[0]?.start}
            question={question}
            onAnswer={(answer) => onFillIn([answer], leftOf(read, [question]))}
          />
        ))}
      </div>
      <Button className="justify-self-start" aria-disabled={values.length === 0 || undefined} onClick={fillIn}>
        {values.length > 0 ? `Fill in ${values.length} ${values.length === 1 ? 'measure' : 'measures'}` : 'Fill in'}
      </Button>
    </div>
  );
}

interface QuestionProps {
  question: LineQuestion;
  onAnswer: (answer: FilledIn) => void;
}

function Question({ question: { text, options }, onAnswer }: QuestionProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-1.5 rounded-sm bg-orange-tint px-3 py-2 text-small/[1.4] text-orange-ink"
    >
      <p id={id} className="wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ label, ...answer }) => (
          <Button key={`${answer.key} ${answer.value}`} size="s" onClick={() => onAnswer(answer)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Returns the line without some of its values or questions. A measure that is not on the sheet has its name and unit. */
function leftOf({ values, questions, elsewhere, rest }: MeasuresLine, without: readonly Pick<LineValue, 'parts'>[]) {
  const others = [...values, ...questions].filter((each) => !without.includes(each));
  return lineOf([...others.flatMap(({ parts }) => parts), ...elsewhere, ...rest]);
}

/** Returns an example of a line for a sheet: 'N15.5 C40 W34'. */
function exampleOf(letters: readonly SheetLetters[]): string | undefined {
  const known = letters.flatMap((each) => {
    const figure = exampleFigures.get(each.key);
    return figure ? `${each.letters}${figure}` : [];
  });
  return known.slice(0, 4).join(' ') || undefined;
}

const exampleFigures = new Map([
  ['neck', '15.5'],
  ['chest', '40'],
  ['waist', '34'],
  ['hip', '41'],
  ['sleeveLength', '25'],
  ['inseam', '31'],
]);
