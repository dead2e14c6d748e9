import type { Customer } from '@shared/customers/contract';
import { measureOf } from '@shared/measurements/catalogue';
import type { Measurement } from '@shared/measurements/contract';
import { lastTexts, valuesOf } from '@shared/measurements/values';
import type { Sheet } from '@shared/sheets/contract';
import { sheetOf } from '@shared/sheets/sheet-of-record';
import { format } from 'date-fns';
import { useMeasurementForm } from './form/measurement-form';
import { MeasuringDialog } from './form/measuring-dialog';
import { useMeasuring } from './form/use-measuring';
import { useSheets } from './sheets/queries';

export interface MeasurementFormDialogProps {
  customer: Customer;
  /** The record to edit; without one, the dialog adds a record by a sheet that the user chooses first. */
  record?: Measurement;
  /** The sheet of a new record, if it is already chosen. */
  sheet?: Sheet;
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
  const { own, starters, all } = useSheets();
  const taking = useMeasurementForm({ customerId: customer.id, record, sheets: all, first, onDone: onClose });
  const measuring = useMeasuring(taking.form, record ? [record, ...earlier] : earlier);
  const last = lastTexts(earlier);
  const again = sheetAgain([...own, ...starters], all, earlier);
  const repeated =
    record && (sheetOf(record, all)?.measures ?? valuesOf(record).map(({ key, name }) => measureOf(key, name)));
  /** Chooses the sheet of the newest record, and fills in the last values. */
  const takeAgain = (chosen: Sheet) => {
    taking.choose(chosen);
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

/** Returns the tailor's sheet by which the newest record was taken, with the words that say when. */
function sheetAgain(own: readonly Sheet[], all: readonly Sheet[], [newest]: readonly Measurement[]) {
  const last = newest && sheetOf(newest, all);
  const sheet = own.find(({ id }) => id === last?.id);
  return newest && sheet && { sheet, taken: `As on ${format(newest.createdAt, 'd MMMM')}` };
}
