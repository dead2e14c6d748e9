import { maxLengths } from '@shared/contract/limits';
import type { Measurement } from '@shared/measurements/contract';
import type { Garment } from '@shared/orders/garments';
import { snapshotOf } from '@shared/orders/measures';
import { orderLimits } from '@shared/orders/order-limits';
import { cva } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import { useKeptInView } from '../../../lib/fields/use-kept-in-view';
import { useIsPhone } from '../../../lib/media-query';
import { Button } from '../../../ui/controls/button';
import { chipButtonClass } from '../../../ui/controls/chips';
import { FieldNotes, TextField } from '../../../ui/controls/field';
import { Stepper } from '../../../ui/controls/stepper';
import { TextArea } from '../../../ui/controls/text-area';
import { ChevronIcon } from '../../../ui/display/later-icons';
import { useMeasurements } from '../../measurements/queries';
import { AmountNote } from '../amount-note';
import { useToday } from '../queries';
import { AmountField } from './amount-field';
import { recordDay } from './measures-of-line';
import { changeAndFocus, firstMessage, type FieldsProps } from './order-form';
import { type LineValues, withPart } from './order-values';

interface GarmentLineProps extends FieldsProps {
  line: LineValues;
  index: number;
}

/** A garment with its price, its measures and its number. */
export function GarmentLine(props: GarmentLineProps) {
  const { form, values, put, currency, hand, measuresOf, line, index } = props;
  const { id, garment } = line;
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const today = useToday();
  const isHeld = useIsPhone() && hand.name === id;
  useKeptInView(row, isHeld);
  const change = (part: Partial<LineValues>) => put({ garments: withPart(values.garments, id, part) });
  const remove = () =>
    changeAndFocus('order-garments', () => {
      put({ garments: values.garments.filter((each) => each.id !== id) });
      if (hand.name === id) hand.drop();
    });
  const { data: records = [] } = useMeasurements(values.customerId || undefined);
  const chosen = measuresOf(values.customerId, line);
  const error = firstMessage(form.formState.errors.garments?.[index]);
  return (
    <div
      ref={row}
      className={lineClass({ isHeld })}
      role="group"
      aria-label={`${garment}, line ${index + 1}`}
      data-held={isHeld || undefined}
    >
      <b className="font-display text-name font-semibold wrap-anywhere" dir="auto">
        {garment}
      </b>
      <AmountField
        label={`Price of ${garment}`}
        currency={currency}
        name={id}
        text={line.price}
        hand={hand}
        errorId={error && `order-${id}-error`}
        onText={(price) => change({ price })}
      />
      <div className="col-span-full justify-self-end empty:hidden">
        <AmountNote
          id={`order-${id}-note`}
          text={line.price}
          currency={currency}
          isTyping={hand.name === id && !error}
          onChoose={(price) => change({ price })}
        />
      </div>
      <Button
        variant="action"
        size="s"
        className="-ms-3 gap-1! justify-self-start pe-1! text-start!"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen ? (
          <span dir="auto">
            {[`Measures of ${recordDay(chosen.takenAt, today)}`, chosen.label].filter(Boolean).join(', ')}
          </span>
        ) : (
          'No measures'
        )}
        <ChevronIcon className={isOpen ? 'size-3.5! -rotate-90' : 'size-3.5! rotate-90'} />
      </Button>
      <Stepper
        label={garment}
        value={line.quantity}
        min={Math.max(1, line.done)}
        max={orderLimits.quantity}
        onRemove={line.done > 1 ? undefined : remove}
        onChange={(quantity) => change({ quantity })}
      />
      <div id={details} className="col-span-full" hidden={!isOpen}>
        {isOpen && <LineDetails {...{ line, chosen, records }} onChange={change} />}
      </div>
      <div className="col-span-full empty:hidden">
        <FieldNotes id={`order-${id}`} error={error} />
      </div>
    </div>
  );
}

const lineClass = cva('grid cols-end-auto items-center gap-x-3 gap-y-1.5 rounded border px-3 pt-1.5 pb-2', {
  variants: {
    isHeld: {
      true: 'relative border-transparent bg-action-tint before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:rounded-s before:bg-action',
      false: 'border-hairline bg-surface',
    },
  },
});

/** The newest records that are offered. */
const shownRecords = 6;

interface LineDetailsProps {
  line: LineValues;
  chosen: Garment['measures'];
  records: readonly Measurement[];
  onChange: (part: Partial<LineValues>) => void;
}

/** Whose measures a garment is cut by, who wears it, and what is done to it. */
function LineDetails({ line: { garment, wearer, works }, chosen, records, onChange }: LineDetailsProps) {
  const today = useToday();
  const offered = records.slice(0, shownRecords).map(snapshotOf);
  const isOffered = chosen === null || offered.some(({ recordId }) => recordId === chosen.recordId);
  return (
    <div className="grid gap-3 py-1">
      <div className="flex flex-wrap gap-1.5" role="group" aria-label={`Measures for ${garment}`}>
        {[...(isOffered ? [] : [chosen]), ...offered, null].map((measures) => (
          <button
            key={measures?.recordId ?? 'none'}
            type="button"
            className={chipButtonClass()}
            aria-pressed={measures?.recordId === chosen?.recordId}
            onClick={() => onChange({ measures })}
          >
            <span className="wrap-anywhere" dir="auto">
              {measures ? `${measures.label ?? 'Measures'}, ${recordDay(measures.takenAt, today)}` : 'No measures'}
            </span>
          </button>
        ))}
      </div>
      <TextField
        label="Who wears it"
        optional
        dir="auto"
        autoComplete="off"
        maxLength={maxLengths.name}
        value={wearer}
        onChange={({ currentTarget }) => onChange({ wearer: currentTarget.value })}
      />
      <TextArea
        label="Works"
        optional
        short
        dir="auto"
        hint="One in each line, such as: hem, take in the waist"
        value={works}
        onChange={({ currentTarget }) => onChange({ works: currentTarget.value })}
      />
    </div>
  );
}
