import { garmentsByRegion, type GarmentName } from '@shared/tailor/garments';
import { useController } from 'react-hook-form';
import { MultiCombobox } from '../../../ui/controls/multi-combobox';
import { fieldId, useProfileContext } from '../profile-form';

/** The garments that a tailor makes, listed by region and searchable by name. */
export function GarmentsField() {
  const { control } = useProfileContext();
  const { field, fieldState } = useController({ control, name: 'serviceCategories' });
  return (
    <MultiCombobox
      {...field}
      value={field.value ?? []}
      onChange={(garments) => field.onChange(garments satisfies string[] as GarmentName[])}
      label="Garments you make"
      optional
      groups={garmentsByRegion}
      placeholder="Search: agbada, saree, tuxedo"
      id={fieldId('serviceCategories')}
      error={fieldState.error?.message}
    />
  );
}
