import type { Customer } from '@shared/customers';
import type { Measurement } from '@shared/measurements';
import type { Sheet } from '@shared/sheets';
import { inUnit } from '@shared/units';
import { format } from 'date-fns';
import { formSheetOf, type FormSheet } from './form-measures';
import { useMeasurementForm } from './measurement-form';
import { MeasuringDialog } from './measuring-dialog';
import { lastValues } from './record-history';
import { ownSheetOf } from './sheets/last-sheets';
import { useSheets } from './sheets/use-sheets';
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

/** The form of a client's record. */
export function MeasurementFormDialog({
  customer,
  record,
  sheet: first,
  earlier,
  onClose,
}: MeasurementFormDialogProps) {
  const { own, all } = useSheets();
  const taking = useMeasurementForm({ customerId: customer.id, record, sheets: all, first, onDone: onClose });
  const measuring = useMeasuring(taking.form, useUsualUnit(record ? [record, ...earlier] : earlier));
  const last = lastValues(earlier);
  const again = sheetOfNewest(own, earlier);
  /** Chooses the sheet of the newest record, and fills in the last values. */
  const takeAgain = (chosen: Sheet) => {
    taking.choose(formSheetOf(chosen));
    for (const { key } of chosen.measures) {
      const value = last[key];
      if (value && !taking.form.getValues(nameOf(key))?.trim()) measuring.put(key, inUnit(value, measuring.unit));
    }
  };
  return (
    <MeasuringDialog
      {...{ taking, measuring, last }}
      sheets={own}
      isNew={!record}
      whose={customer.name}
      again={again && { ...again, onChoose: takeAgain }}
    />
  );
}

/** Returns the tailor's sheet by which the newest record was probably taken. */
function sheetOfNewest(sheets: readonly Sheet[], [newest]: readonly Measurement[]) {
  if (!newest) return undefined;
  const sheet = ownSheetOf(sheets, newest);
  return sheet && { sheet, taken: `As on ${format(newest.createdAt, 'd MMMM')}` };
}
