import { sheetInputSchema, type Sheet, type SheetInput, type SheetRow } from '@shared/sheets/contract';
import { sheetLimits } from '@shared/sheets/sheet-limits';
import { garmentNames } from '@shared/tailor/garments';
import { useController } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog';
import { useRowForm, type RowForm } from '../../../forms/use-row-form';
import { Combobox } from '../../../ui/controls/combobox';
import { TextField } from '../../../ui/controls/field';
import { fieldsClass } from '../../../ui/layout/form-section';
import type { SheetValues } from './sheet-measures';
import { SheetMeasuresField } from './sheet-measures-field';
import { useCreateSheet, useSheets, useUpdateSheet } from './queries';

interface SheetFormDialogProps {
  /** The sheet to edit; without one, the dialog adds a sheet. */
  sheet?: SheetRow;
  /** The sheet from which a new one is made. */
  starter?: Sheet;
  /** The starter stands among the tailor's sheets, so that the dialog edits it for the user. */
  isListed?: boolean;
  onClose: () => void;
}

export function SheetFormDialog({ sheet, starter, isListed = sheet !== undefined, onClose }: SheetFormDialogProps) {
  const { own } = useSheets();
  const form = useRowForm({
    kind: 'sheet',
    row: sheet,
    startValues: starter && valuesOf(starter),
    schema: sheetInputSchema,
    valuesOf,
    labels: { name: 'Name', garment: 'Garment', measures: 'Measures' },
    show: { measures: (measures: Sheet['measures']) => measures.map(({ name }) => name).join(', ') },
    create: useCreateSheet(),
    update: useUpdateSheet(),
    words: isListed ? editing : adding,
    onDone: () => onClose(),
  });
  return (
    <FormDialog
      form={form}
      title={isListed ? 'Edit sheet' : 'New sheet'}
      description="The measures you take for one kind of garment, in your own words"
      className={fieldsClass}
    >
      <TextField {...form.field('name')} half autoComplete="off" autoCapitalize="words" enterKeyHint="next" />
      <GarmentField form={form} />
      <SheetMeasuresField form={form} sheets={own} />
    </FormDialog>
  );
}

/** The garment that a sheet is for: one of the catalogue, or any other. */
function GarmentField({ form }: { form: RowForm<SheetValues, SheetInput> }) {
  const { field } = useController({ control: form.control, name: 'garment' });
  return (
    <Combobox {...form.field('garment')} {...field} value={field.value ?? ''} half optional options={garmentNames} />
  );
}

/** Returns the values of a sheet; a new one is the last in the list. */
const valuesOf = (sheet?: Omit<SheetInput, 'position'> & { position?: number }): SheetValues => ({
  name: sheet?.name ?? '',
  garment: sheet?.garment ?? '',
  measures: sheet?.measures ?? [],
  position: sheet?.position ?? sheetLimits.last,
});

const adding = {
  submit: 'Add sheet',
  submitting: 'Adding...',
  saved: { title: 'Sheet added' },
  failed: 'The sheet was not added',
};

const editing = {
  submit: 'Save sheet',
  submitting: 'Saving...',
  saved: { title: 'Sheet saved' },
  failed: 'The sheet was not saved',
};
