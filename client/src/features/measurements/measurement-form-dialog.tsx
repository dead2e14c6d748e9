import type { Customer } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import type { Sheet } from '@shared/sheets/contract';
import { formSheetOf, type FormSheet } from './form/form-measures';
import { useMeasurementForm } from './form/measurement-form';
import { MeasuringDialog } from './measuring-dialog';
import { lastValues } from './history/record-history';
import { sheetOf } from './sheets/last-sheets';
import { sheetAgain } from './sheets/sheet-again';
import { useSheets } from './sheets/use-sheets';
import { useMeasuring } from './form/use-measuring';
import { writtenMeasures } from './history/written-measures';

export interface MeasurementFormDialogProps {
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
  const measuring = useMeasuring(taking.form, record ? [record, ...earlier] : earlier);
  const last = lastValues(earlier);
  const again = sheetAgain(own, earlier);
  const repeated = record && (sheetOf(record, own)?.sheet.measures ?? writtenMeasures(record));
  /** Chooses the sheet of the newest record, and fills in the last values. */
  const takeAgain = (chosen: Sheet) => {
    taking.choose(formSheetOf(chosen));
    measuring.fillIn(chosen.measures, last);
  };
  return (
    <MeasuringDialog
      {...{ taking, measuring, last, repeated }}
      sheets={own}
      isNew={!record}
      whose={customer.name}
      again={again && { ...again, onChoose: takeAgain }}
    />
  );
}
