import { garmentNames } from '@shared/tailor/garments';
import type { SheetInput } from '@shared/sheets/contract';
import { useController } from 'react-hook-form';
import type { RowForm } from '../../../forms/use-row-form';
import { Combobox } from '../../../ui/controls/combobox';
import type { SheetValues } from './sheet-measures';

/** The garment that a sheet is for: one of the known garments, or any other. */
export function GarmentField({ form }: { form: RowForm<SheetValues, SheetInput> }) {
  const { field } = useController({ control: form.control, name: 'garment' });
  return (
    <Combobox {...form.field('garment')} {...field} value={field.value ?? ''} half optional options={garmentNames} />
  );
}
