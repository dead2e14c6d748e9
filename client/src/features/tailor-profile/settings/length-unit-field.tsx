import { lengthUnitNames, lengthUnitOf } from '@shared/measurements/length-units';
import { lengthUnits } from '@shared/measurements/units';
import { useController, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { fieldId, settingsLabels, useProfileContext } from '../profile-form';

/** The unit of the measurements that the tailor takes. The first choice follows the country. */
export function LengthUnitField() {
  const { control } = useProfileContext();
  const { field, fieldState } = useController({ control, name: 'lengthUnit' });
  const usual = lengthUnitNames[lengthUnitOf(useWatch({ control, name: 'country' }))];
  return (
    <Field
      id={fieldId('lengthUnit')}
      label={settingsLabels.lengthUnit}
      error={fieldState.error?.message}
      hint="For the measurements that you take. Values stay as they were typed."
      className="max-w-104"
    >
      {(control) => (
        <select
          {...control}
          ref={field.ref}
          className={inputClass({ end: 'select' })}
          value={field.value ?? ''}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.currentTarget.value || null)}
        >
          <option value="">As usual in your country ({usual.toLowerCase()})</option>
          {lengthUnits.map((unit) => (
            <option key={unit} value={unit}>
              {lengthUnitNames[unit]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
