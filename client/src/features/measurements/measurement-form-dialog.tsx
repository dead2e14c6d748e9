import type { Customer } from '@shared/customers';
import type { Measurement } from '@shared/measurements';
import type { Sheet } from '@shared/sheets';
import { inUnit, type LengthUnit } from '@shared/units';
import { useQuery } from '@tanstack/react-query';
import { format } from 'date-fns';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FullFormDialog } from '../../forms/full-form-dialog';
import { useIsPhone } from '../../lib/media-query';
import { SewnProgress } from '../../ui/feedback/sewn-progress';
import { formSheetOf, templateSheets, type FormMeasure, type FormSheet } from './form-measures';
import { MeasurementFields, type OneLineState } from './measurement-fields';
import { useMeasurementForm, type MeasurementForm } from './measurement-form';
import { NumberPad } from './number-pad';
import { lastValues } from './record-history';
import { SheetChoice } from './sheets/sheet-choice';
import { sheetsQuery } from './sheets/queries';
import { ownSheetOf } from './sheets/last-sheets';
import { TemplateChoice } from './template-choice';
import { UnitSwitch } from './unit-switch';
import { nameOf, useMeasuring } from './use-measuring';
import { useUsualUnit } from './use-usual-unit';

interface MeasurementFormDialogProps {
  customer: Customer;
  /** The record to edit; without one, the dialog adds a record by a template that the user chooses first. */
  record?: Measurement;
  /** The sheet of a new record, if it is already chosen. */
  sheet?: FormSheet;
  /** The records before this one, newest first. */
  earlier: readonly Measurement[];
  onClose: () => void;
}

/** The form of a record. Back returns to the sheets and keeps the typed values. */
export function MeasurementFormDialog({
  customer,
  record,
  sheet: first,
  earlier,
  onClose,
}: MeasurementFormDialogProps) {
  const { data: own = [] } = useQuery(sheetsQuery);
  const sheets = [...templateSheets, ...own.map(formSheetOf)];
  const options = { customerId: customer.id, record, sheets, first, onDone: onClose };
  const { form, measures, sheet, choose, leaveSheet } = useMeasurementForm(options);
  const [before, setBefore] = useState<string | null>(null);
  const measuring = useMeasuring(form, useUsualUnit(record ? [record, ...earlier] : earlier));
  const [oneLine, setOneLine] = useState<OneLineState>({ line: '', isOpen: false });
  const isPhone = useIsPhone();
  const taken = useTaken(form, measures);
  const last = lastValues(earlier);
  const hasFields = record !== undefined || sheet !== undefined;
  const title = sheet ? sheet.name : record ? 'Edit Measurement' : 'Add Measurement';
  const again = sheetOfNewest(own, earlier);
  /** Chooses the sheet of the newest record, and fills in the last values. */
  const takeAgain = (chosen: Sheet) => {
    choose(formSheetOf(chosen));
    for (const { key } of chosen.measures) {
      const value = last[key];
      if (value && !form.getValues(nameOf(key))?.trim()) measuring.put(key, inUnit(value, measuring.unit));
    }
  };
  const back = () => {
    setBefore(sheet?.id ?? null);
    leaveSheet();
    measuring.letGo();
  };
  return (
    <FullFormDialog
      form={form}
      title={title}
      description={`For ${customer.name}${hasFields ? '' : '. Choose a template'}`}
      choice={
        !hasFields && (
          <>
            <TemplateChoice before={before} onChoose={choose} />
            <SheetChoice
              sheets={own}
              before={before}
              again={again && { sheet: again.sheet, taken: again.taken, onChoose: takeAgain }}
              onChoose={(each) => choose(formSheetOf(each))}
            />
          </>
        )
      }
      onBack={record ? undefined : back}
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
      <MeasurementFields {...{ form, measuring, measures, last, isPhone, oneLine }} onOneLine={setOneLine} />
    </FullFormDialog>
  );
}

/** Returns the tailor's sheet by which the newest record was probably taken. */
function sheetOfNewest(sheets: readonly Sheet[], [newest]: readonly Measurement[]) {
  if (!newest) return undefined;
  const sheet = ownSheetOf(sheets, newest);
  return sheet && { sheet, taken: `As on ${format(newest.createdAt, 'd MMMM')}` };
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
