import { latinDigits } from '@shared/contract/digits';
import { closedSign } from '@shared/tailor/book-closed';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/controls/button';
import { ToggleChips } from '../../../../ui/controls/chips';
import { Field, fieldClass, labelClass, TextField } from '../../../../ui/controls/field';
import { inputClass, InputGroup } from '../../../../ui/controls/input';
import { Segments } from '../../../../ui/controls/segments';
import { type Answers, otherGarment } from './message';

/** Number of garments before the others are shown on request. */
const fewGarments = 8;
const maxLength = 60;

interface AskFieldsProps {
  /** What the tailor makes. */
  garments: readonly string[];
  currency: string;
  today: Date;
  /** The day from which the tailor takes new orders, if the book is closed. */
  fullUntil: string | null;
  answers: Answers;
  onChange: (change: Partial<Answers>) => void;
  /** Takes the element with the first control. */
  first: (element: HTMLElement | null) => void;
}

/** The questions to a visitor; none has to be answered. */
export function AskFields({ garments, currency, today, fullUntil, answers, onChange, first }: AskFieldsProps) {
  return (
    <>
      <GarmentField {...{ garments, answers, onChange, first }} />
      <div className="grid gap-3 phone:grid-cols-2">
        <TextField
          label="Needed by"
          optional
          type="date"
          min={fullUntil ?? isoDay(today)}
          hint={fullUntil && closedSign(fullUntil)}
          value={answers.neededBy}
          onChange={({ currentTarget }) => onChange({ neededBy: currentTarget.value })}
        />
        <Field label="Budget" optional>
          {(control) => (
            <InputGroup>
              <span className="flex items-center ps-3.5 text-muted" aria-hidden="true">
                {signOf(currency)}
              </span>
              <input
                {...control}
                className={inputClass({ framed: true, className: 'ps-1.5 tabular-nums' })}
                inputMode="decimal"
                autoComplete="off"
                maxLength={maxLength}
                value={answers.budget}
                onChange={({ currentTarget }) => onChange({ budget: latinDigits(currentTarget.value) })}
              />
            </InputGroup>
          )}
        </Field>
      </div>
      <ClothField answers={answers} onChange={onChange} />
    </>
  );
}

type FieldProps = Pick<AskFieldsProps, 'answers' | 'onChange'>;

function GarmentField({
  garments,
  answers,
  onChange,
  first,
}: Omit<AskFieldsProps, 'currency' | 'today' | 'fullUntil'>) {
  const { garment, other } = answers;
  const [areAllShown, setAllShown] = useState(garments.indexOf(garment) >= fewGarments);
  const shown = areAllShown ? garments : garments.slice(0, fewGarments);
  const rest = garments.length - shown.length;
  const hasList = garments.length > 0;
  return (
    <div className="grid gap-2" ref={first}>
      {hasList && (
        <ToggleChips
          label="Garment"
          options={[...shown, otherGarment]}
          value={[garment]}
          onChange={(chosen) => onChange({ garment: chosen.find((each) => each !== garment) ?? '' })}
        />
      )}
      {rest > 0 && (
        <Button variant="ghost" size="s" className="me-auto" onClick={() => setAllShown(true)}>
          Show {rest} more
        </Button>
      )}
      {(!hasList || garment === otherGarment) && (
        <TextField
          label={hasList ? 'What would you like?' : 'Garment'}
          optional
          placeholder="e.g., a coat for my son"
          maxLength={maxLength}
          value={other}
          onChange={({ currentTarget: { value } }) =>
            onChange({ other: value, garment: hasList || value ? otherGarment : '' })
          }
        />
      )}
    </div>
  );
}

const clothAnswers = { yes: 'Yes', no: 'No', unsure: 'Not sure' } as const;

function ClothField({ answers: { hasCloth, cloth }, onChange }: FieldProps) {
  const id = useId();
  return (
    <>
      <div className={fieldClass}>
        <span className={labelClass()} id={id}>
          Own cloth
        </span>
        <Segments
          labelId={id}
          options={clothAnswers}
          value={hasCloth}
          onPress={(value) => onChange({ hasCloth: value === hasCloth ? '' : value })}
        />
      </div>
      {hasCloth === 'yes' && (
        <TextField
          label="How much cloth"
          optional
          placeholder="e.g., 5 yards"
          maxLength={maxLength}
          value={cloth}
          onChange={({ currentTarget }) => onChange({ cloth: currentTarget.value })}
        />
      )}
    </>
  );
}

/** Returns the visitor's local day as YYYY-MM-DD. */
function isoDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the sign of a currency: 'NGN' -> '₦'. */
function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currencyDisplay: 'narrowSymbol', currency });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
