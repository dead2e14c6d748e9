import { sheetInputSchema, type Sheet, type SheetInput, type SheetMeasure } from '@shared/sheets/contract';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../../forms/form-dialog';
import { useRowForm } from '../../../forms/use-row-form';
import { TextField } from '../../../ui/controls/field';
import { fieldsClass } from '../../../ui/layout/form-section';
import { GarmentField } from './garment-field';
import type { SheetValues } from './sheet-measures';
import { SheetMeasuresField } from './sheet-measures-field';
import { sheetsQuery, useCreateSheet, useUpdateSheet } from './queries';

interface SheetFormDialogProps {
  /** The sheet to edit; without one, the dialog adds a sheet. */
  sheet?: Sheet;
  /** The values of a new sheet that is made from a starter. */
  start?: Pick<SheetValues, 'name' | 'garment' | 'measures'>;
  /** Called with the sheet after a save. */
  onClose: (saved?: Sheet) => void;
}

export function SheetFormDialog({ sheet, start, onClose }: SheetFormDialogProps) {
  const { data: sheets = [] } = useQuery(sheetsQuery);
  const form = useRowForm({
    kind: 'sheet',
    row: sheet,
    startValues: start && { ...valuesOf(), ...start },
    schema: sheetInputSchema,
    valuesOf,
    labels: { name: 'Name', garment: 'Garment', measures: 'Measures' },
    show: { measures: (measures: SheetMeasure[]) => measures.map(({ name }) => name).join(', ') },
    create: useCreateSheet(),
    update: useUpdateSheet(),
    words: sheet ? editing : adding,
    onDone: (saved) => onClose(saved),
  });
  return (
    <FormDialog
      form={form}
      title={sheet ? 'Edit sheet' : 'New sheet'}
      description="The measures you take for one kind of garment, in your own words"
      className={fieldsClass}
    >
      <TextField {...form.field('name')} half autoComplete="off" autoCapitalize="words" enterKeyHint="next" />
      <GarmentField form={form} />
      <SheetMeasuresField form={form} sheets={sheets} />
    </FormDialog>
  );
}

const valuesOf = (sheet?: SheetInput | Sheet): SheetValues => ({
  name: sheet?.name ?? '',
  garment: sheet?.garment ?? '',
  measures: sheet?.measures ?? [],
  position: sheet?.position ?? 9_999,
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
