import type { LengthUnit } from '@shared/measurements/units';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FullFormDialog } from '../../../forms/full-form-dialog';
import { SewnProgress } from '../../../ui/feedback/sewn-progress';
import { MeasurementFields, type OneLineState } from './measurement-fields';
import type { SheetForm } from './measurement-form';
import { NumberPad } from './number-pad';
import { SheetStep, type SheetStepProps } from './sheet-step';
import { UnitSwitch } from './unit-switch';
import { useTaken, type Measuring } from './use-measuring';

interface MeasuringDialogProps extends Omit<SheetStepProps, 'before' | 'onChoose'> {
  taking: SheetForm;
  measuring: Measuring;
  /** The client's last value of each measure, by key. */
  last: ReadonlyMap<string, string>;
  /** The measures that 'Same as last time' fills in; without it, all that have a field. */
  repeated?: readonly { key: string }[];
  /** The record is new: the user chooses a sheet first, and Back returns to the sheets. */
  isNew: boolean;
  /** The name of the client. */
  whose: string;
  /** The form has fields for the name and the number of a new client. */
  asksName?: boolean;
  /** Called with a chosen sheet instead of `taking.choose`. */
  onChoose?: SheetStepProps['onChoose'];
}

/** The dialog in which a record is taken: first the sheet, then its measures. Back keeps the typed values. */
export function MeasuringDialog(props: MeasuringDialogProps) {
  const { taking, measuring, last, sheets, isNew, whose, again, nameField, asksName = false, notice } = props;
  const { form, measures, sheet, choose, leaveSheet } = taking;
  const { onChoose = choose, repeated = measures } = props;
  const [before, setBefore] = useState<string | null>(null);
  const [oneLine, setOneLine] = useState<OneLineState>({ line: '', isOpen: false });
  const lineInput = useRef<HTMLInputElement>(null);
  const taken = useTaken(form, measures);
  const hasFields = !isNew || sheet !== undefined;
  const title = sheet ? sheet.name : isNew ? 'Add Measurement' : 'Edit Measurement';
  const back = () => {
    setBefore(sheet?.id ?? null);
    leaveSheet();
    measuring.blur();
  };
  /** Saves the form, or shows the line whose figures are not in the form. */
  const submit: typeof form.submit = (event) => {
    if (oneLine.line.trim() === '') {
      form.submit(event);
      return;
    }
    event.preventDefault();
    flushSync(() => setOneLine({ ...oneLine, isOpen: true, error: 'Fill in or clear this line, then save' }));
    lineInput.current?.focus();
  };
  return (
    <FullFormDialog
      form={{ ...form, submit }}
      title={title}
      description={`For ${whose}${hasFields ? '' : '. Choose a template'}`}
      choice={!hasFields && <SheetStep {...{ sheets, again, before, nameField, notice, onChoose }} />}
      onBack={isNew ? back : undefined}
      progress={<SewnProgress bare label="Measures taken" percent={Math.round((taken / measures.length) * 100)} />}
      hasMore={oneLine.line.trim() !== ''}
      isComplete={taken === measures.length}
      pad={measuring.hand && <NumberPad {...{ form, measuring, measures, last }} />}
      tools={
        <MeasuringTools
          hasLast={measures.some(({ key }) => last.has(key))}
          unit={measuring.hand?.unit ?? measuring.unit}
          onUnit={measuring.changeUnit}
        />
      }
    >
      {notice}
      <MeasurementFields
        {...{ form, measuring, measures, last, oneLine, lineInput }}
        repeated={measures.filter(({ key }) => last.has(key) && repeated.some((each) => each.key === key))}
        asksName={asksName}
        onOneLine={setOneLine}
      />
    </FullFormDialog>
  );
}

interface MeasuringToolsProps {
  /** A measure has a last value. */
  hasLast: boolean;
  unit: LengthUnit;
  onUnit: (unit: LengthUnit) => void;
}

/** The keys that the fields understand, and the unit; in the footer, from 900 px. */
function MeasuringTools({ hasLast, unit, onUnit }: MeasuringToolsProps) {
  return (
    <>
      <p className="me-auto text-micro text-muted">
        <Key>16 1/4</Key> or <Key>16.25</Key>, <Key>Enter</Key> goes on
        {hasLast && (
          <>
            , <Key>Alt L</Key> takes the last
          </>
        )}
      </p>
      {/* The field in hand keeps the focus. */}
      <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <UnitSwitch label="Unit" unit={unit} onUnit={onUnit} />
      </div>
    </>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-[4px] border border-hairline bg-paper px-1.5 py-0.75 font-text text-micro/none font-semibold whitespace-nowrap text-ink">
      {children}
    </kbd>
  );
}
