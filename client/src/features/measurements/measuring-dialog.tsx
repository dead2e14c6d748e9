import type { Sheet } from '@shared/sheets';
import type { LengthUnit } from '@shared/units';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FullFormDialog } from '../../forms/full-form-dialog';
import { useIsPhone } from '../../lib/media-query';
import { SewnProgress } from '../../ui/feedback/sewn-progress';
import { formSheetOf, type FormMeasure, type FormSheet } from './form-measures';
import { MeasurementFields, type OneLineState } from './measurement-fields';
import type { MeasurementForm, SheetForm } from './measurement-form';
import { NumberPad } from './number-pad';
import type { LastValues } from './record-history';
import { SheetChoice } from './sheets/sheet-choice';
import { TemplateChoice } from './template-choice';
import { UnitSwitch } from './unit-switch';
import type { Measuring } from './use-measuring';

interface MeasuringDialogProps {
  taking: SheetForm;
  measuring: Measuring;
  /** The client's last value of each measure. */
  last: LastValues;
  /** The tailor's own sheets. */
  sheets: readonly Sheet[];
  /** The record is new: the user chooses a sheet first, and Back returns to the sheets. */
  isNew: boolean;
  /** The name of the client. */
  whose: string;
  again?: ComponentProps<typeof SheetChoice>['again'];
  /** Above the sheets: the field of a new client's name, which is also above the measures. */
  nameField?: ReactNode;
  /** Called with a chosen sheet instead of `taking.choose`. */
  onChoose?: (sheet: FormSheet) => void;
}

/** The dialog in which a record is taken: first the sheet, then its measures. Back keeps the typed values. */
export function MeasuringDialog(props: MeasuringDialogProps) {
  const { taking, measuring, last, sheets, isNew, whose, again, nameField } = props;
  const { form, measures, sheet, choose, leaveSheet } = taking;
  const { onChoose = choose } = props;
  const [before, setBefore] = useState<string | null>(null);
  const [oneLine, setOneLine] = useState<OneLineState>({ line: '', isOpen: false });
  const isPhone = useIsPhone();
  const taken = useTaken(form, measures);
  const hasFields = !isNew || sheet !== undefined;
  const title = sheet ? sheet.name : isNew ? 'Add Measurement' : 'Edit Measurement';
  const back = () => {
    setBefore(sheet?.id ?? null);
    leaveSheet();
    measuring.letGo();
  };
  return (
    <FullFormDialog
      form={form}
      title={title}
      description={`For ${whose}${hasFields ? '' : '. Choose a template'}`}
      choice={
        !hasFields && (
          <>
            {nameField}
            <TemplateChoice before={before} onChoose={onChoose} />
            <SheetChoice
              sheets={sheets}
              before={before}
              again={again}
              onChoose={(each) => onChoose(formSheetOf(each))}
            />
          </>
        )
      }
      onBack={isNew ? back : undefined}
      progress={<SewnProgress bare label="Measures taken" percent={Math.round((taken / measures.length) * 100)} />}
      hasMore={oneLine.line.trim() !== ''}
      isComplete={taken === measures.length}
      pad={measuring.hand && <NumberPad {...{ form, measuring, measures, last }} />}
      tools={
        <>
          <KeyHints hasLast={measures.some(({ key }) => last[key])} />
          <UnitTools unit={measuring.hand?.unit ?? measuring.unit} onUnit={measuring.changeUnit} />
        </>
      }
    >
      <MeasurementFields
        {...{ form, measuring, measures, last, isPhone, oneLine }}
        asksName={nameField !== undefined}
        onOneLine={setOneLine}
      />
    </FullFormDialog>
  );
}

/** Returns how many of the measures have a value. */
function useTaken(form: MeasurementForm, measures: readonly FormMeasure[]): number {
  const values = useWatch({ control: form.control, name: 'measurements' });
  return measures.filter(({ key }) => values[key]?.trim()).length;
}

function KeyHints({ hasLast }: { hasLast: boolean }) {
  return (
    <p className="me-auto text-micro text-muted">
      <Key>16 1/4</Key> or <Key>16.25</Key>, <Key>Enter</Key> goes on
      {hasLast && (
        <>
          , <Key>Alt L</Key> takes the last
        </>
      )}
    </p>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-[4px] border border-hairline bg-paper px-1.5 py-0.75 font-text text-[0.75rem]/none font-semibold whitespace-nowrap text-ink">
      {children}
    </kbd>
  );
}

function UnitTools({ unit, onUnit }: { unit: LengthUnit; onUnit: (unit: LengthUnit) => void }) {
  return (
    // The field in hand keeps the focus.
    <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <UnitSwitch label="Unit" unit={unit} onUnit={onUnit} />
    </div>
  );
}
