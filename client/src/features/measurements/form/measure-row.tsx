import { latinDigits } from '@shared/contract/digits';
import type { Measure } from '@shared/measurements/catalogue';
import { differenceFrom, inUnit, lengthParts, parseLength } from '@shared/measurements/units';
import { cva } from 'class-variance-authority';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useMediaQuery } from '../../../lib/media-query';
import { FieldNotes } from '../../../ui/controls/field';
import { DifferenceChip } from '../../../ui/display/difference-chip';
import { WhereToMeasure } from '../guide/where-to-measure';
import type { MeasurementForm } from './measurement-form';
import { SlipNotice } from './slip-notice';
import { slipIn } from './slips';
import { useKeptInView } from '../../../lib/fields/use-kept-in-view';
import { nameOf, type Measuring } from './use-measuring';

interface MeasureRowProps {
  form: MeasurementForm;
  measuring: Measuring;
  measure: Measure;
  /** The client's last value of this measure. */
  last: string | undefined;
  /** The field gets the focus when the form opens. */
  isFirst: boolean;
  isPhone: boolean;
}

const placeholders = { in: 'e.g., 15.5 in', cm: 'e.g., 39.5 cm' };

/** The field of one measure: a row on phones, a labelled field from 900 px. */
export function MeasureRow({
  form,
  measuring,
  measure: { key: measure, name: label, guide },
  ...rest
}: MeasureRowProps) {
  const { last, isFirst, isPhone } = rest;
  const row = useRef<HTMLLIElement>(null);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const { id, error } = form.field(nameOf(measure));
  const { field } = useController({ control: form.control, name: nameOf(measure) });
  const { ref, name, onChange, onBlur } = field;
  const value = field.value ?? '';
  const isInHand = measuring.hand?.measure === measure;
  const unit = measuring.unitOf(measure);
  const shown = measuring.shown(measure, value);
  const isStored = value === form.formState.defaultValues?.measurements?.[measure];
  const slip = isStored ? null : slipIn(measure, value, unit, last);
  const difference = slip ? null : differenceFrom(last, value);
  const lastInUnit = last && inUnit(last, unit);
  const take = () => lastInUnit && measuring.put(measure, lastInUnit);
  useKeptInView(row, isInHand && isPhone);
  const describedBy = [
    error && `${id}-error`,
    isPhone && isInHand && guide && `${id}-guide`,
    lastInUnit && !(isPhone && isInHand) && `${id}-last`,
  ].filter(Boolean);
  return (
    <li
      ref={row}
      className="group/row relative flex min-h-13 flex-wrap items-center gap-x-3 border-b border-hairline px-4 py-1.5 max-shell:data-held:min-h-19 max-shell:data-held:bg-action-tint max-shell:data-held:before:absolute max-shell:data-held:before:inset-y-0 max-shell:data-held:before:start-0 max-shell:data-held:before:w-0.75 max-shell:data-held:before:bg-action shell:block shell:min-h-0 shell:border-0 shell:p-0 low:data-held:min-h-16"
      data-held={isInHand || undefined}
    >
      <div className="min-w-0 flex-1 basis-24">
        <label
          htmlFor={id}
          className="block text-compact/snug font-semibold group-data-held/row:text-name after:absolute after:inset-0 shell:text-small! shell:after:hidden"
        >
          {label}
        </label>
        {isPhone && isInHand && guide && (
          <p id={`${id}-guide`} className="text-micro/[1.3] text-pretty">
            {guide}
          </p>
        )}
        {isPhone && !isInHand && lastInUnit && (
          <p id={`${id}-last`} className="text-micro/[1.3] text-muted lining-nums tabular-nums">
            Last {lengthParts(lastInUnit).figure}
          </p>
        )}
      </div>
      {isPhone && isInHand && (
        <WhereToMeasure measureKey={measure} name={label} guide={guide} className="relative z-1 -mx-2" />
      )}
      <div className={frameClass({ isWrong: error !== undefined })}>
        {difference && <DifferenceChip difference={difference} className="shell:order-1" />}
        <input
          type="text"
          id={id}
          name={name}
          ref={ref}
          value={shown.figure}
          placeholder={placeholders[unit]}
          className={inputClass({ look: lookOf(shown.figure) })}
          inputMode={isPhone && isTouch ? 'none' : 'decimal'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first measure of a dialog that was just opened
          autoFocus={isFirst}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="next"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.join(' ') || undefined}
          onFocus={(event) => {
            // Typing replaces the whole value instead of adding to it.
            event.currentTarget.select();
            measuring.focus(measure, event.currentTarget);
          }}
          onClick={selectAgain}
          onChange={(event) => onChange(measuring.type(latinDigits(event.currentTarget.value)))}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (!isTakeLast(event)) return;
            event.preventDefault();
            take();
          }}
        />
        <span className="w-4.5 text-micro text-muted shell:order-2 shell:me-1 shell:w-auto shell:last:me-2.5">
          {shown.unit}
        </span>
        {!isPhone && lastInUnit && (
          <button
            type="button"
            id={`${id}-last`}
            // Tab goes on to the next measure; with a keyboard, Alt and L take the value.
            tabIndex={-1}
            className="order-3 min-h-10 rounded-sm bg-wash px-3 text-small/none font-medium lining-nums tabular-nums hover:bg-action-tint hover:text-action-ink"
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={take}
          >
            Last {lengthParts(lastInUnit).figure}
          </button>
        )}
      </div>
      <div className="relative w-full empty:hidden">
        <FieldNotes id={id} error={error} />
      </div>
      <SlipNotice
        slip={slip?.whileTyping || !isInHand || !shown.isTyping ? slip : null}
        onFix={(fixed) => measuring.put(measure, fixed)}
      />
    </li>
  );
}

/** From 900 px, the frame around a field with its unit and its last value. */
const frameClass = cva(
  'ms-auto flex items-center gap-1.5 shell:mt-1.5 shell:min-h-field shell:rounded shell:border shell:bg-surface shell:ps-1 shell:pe-0.75 shell:focus-within:outline-2 shell:focus-within:-outline-offset-1',
  {
    variants: {
      isWrong: {
        true: 'shell:border-danger shell:outline-danger',
        false: 'shell:border-edge shell:outline-action shell:focus-within:border-action',
      },
    },
  },
);

/** Selects the whole value at each tap: the field in hand gets no focus event. A part that was selected by dragging stays. */
function selectAgain({ currentTarget, detail }: MouseEvent<HTMLInputElement>) {
  const isDragged = detail === 1 && currentTarget.selectionStart !== currentTarget.selectionEnd;
  if (!isDragged) currentTarget.select();
}

/** Alt and L, by the place of the key: with Alt, some keyboards write another letter. */
const isTakeLast = ({ altKey, ctrlKey, code }: KeyboardEvent) => altKey && !ctrlKey && code === 'KeyL';

/** On phones, the field in hand is larger. Words are smaller than numbers, and have more room. */
const inputClass = cva(
  'relative z-1 min-h-10 min-w-0 rounded-sm border-0 bg-transparent px-1 text-end placeholder:font-text placeholder:text-micro placeholder:font-normal placeholder:text-muted placeholder:opacity-100 focus-visible:no-shadow focus-visible:outline-none max-shell:group-data-held/row:min-h-13 max-shell:group-data-held/row:border-2 max-shell:group-data-held/row:border-action max-shell:group-data-held/row:bg-surface max-shell:group-data-held/row:px-2 max-shell:aria-invalid:border-danger! shell:min-h-11 shell:flex-1 shell:ps-2.5 shell:pe-1 shell:text-start shell:placeholder:text-compact low:group-data-held/row:min-h-tap',
  {
    variants: {
      look: {
        empty:
          'w-23 font-display text-body font-medium max-shell:group-data-held/row:text-figure-lg shell:group-data-held/row:text-figure',
        words: 'w-36 text-body',
        number:
          'w-23 font-display text-figure font-medium lining-nums tabular-nums max-shell:group-data-held/row:text-figure-lg',
        longNumber:
          'w-22 font-display text-figure font-medium lining-nums tabular-nums max-shell:group-data-held/row:w-28',
      },
    },
  },
);

function lookOf(figure: string) {
  if (figure === '') return 'empty';
  if (!parseLength(figure)) return 'words';
  return figure.length > 4 ? 'longNumber' : 'number';
}
