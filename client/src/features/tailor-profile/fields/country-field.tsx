import { countryNameOf, countryNames } from '@shared/places/address';
import { useController } from 'react-hook-form';
import { Combobox } from '../../../ui/controls/combobox';
import { fieldId, useProfileContext } from '../profile-form';
import { countriesByPopulation } from './countries-by-population';

/** The stored English name of a country. It decides whether a state and a postal code are required. */
export function CountryField() {
  const { control, trigger, formState } = useProfileContext();
  const { field, fieldState } = useController({ control, name: 'country' });
  const choose = (country: string) => {
    field.onChange(country);
    const dependents = (['state', 'zipcode'] as const).filter(
      (name) => formState.isSubmitted || formState.errors[name],
    );
    if (dependents.length > 0) void trigger(dependents);
  };
  return (
    <Combobox
      {...field}
      onChange={choose}
      label="Country"
      half
      options={countryNames}
      likeliest={countriesByPopulation}
      alsoFind={countryNameOf}
      autoComplete="country-name"
      id={fieldId('country')}
      error={fieldState.error?.message}
    />
  );
}
