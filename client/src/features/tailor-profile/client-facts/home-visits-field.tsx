import { distanceUnitOf, inMetres, wholeUnits } from '@shared/places/distance-units';
import { useController, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/controls/field';
import { inputClass, InputGroup } from '../../../ui/controls/input';
import { Switch } from '../../../ui/controls/switch';
import { fieldId, useProfileContext } from '../profile-form';
import { DigitsInput } from './digits-input';
import { factLabels } from './titles';

/** Whether the tailor visits clients at home, and how far, in the unit of the tailor's country. */
export function HomeVisitsField() {
  const { control } = useProfileContext();
  const { ref, value: isVisiting = false, onChange } = useController({ control, name: 'homeVisits' }).field;
  const { field, fieldState } = useController({ control, name: 'homeVisitMeters' });
  const { ref: distanceRef, value: metres = null, onChange: onDistance, onBlur } = field;
  const unit = distanceUnitOf(useWatch({ control, name: 'country' }));
  const error = fieldState.error?.message;
  return (
    <div className="grid max-w-104 gap-3" id={fieldId('homeVisits')}>
      <Switch
        ref={ref}
        label={<b className="text-small">{factLabels.homeVisits}</b>}
        hint="You measure and fit at the client’s home."
        checked={isVisiting}
        onChange={onChange}
      />
      {isVisiting && (
        <Field
          id={fieldId('homeVisitMeters')}
          label={factLabels.homeVisitMeters}
          optional
          error={error}
          hint="Leave it empty if there is no limit."
        >
          {(control) => (
            <InputGroup invalid={Boolean(error)} className="max-w-48">
              <DigitsInput
                {...control}
                ref={distanceRef}
                className={inputClass({ framed: true })}
                value={metres !== null && metres > 0 ? wholeUnits(metres, unit) : metres}
                onBlur={onBlur}
                onChange={(length) => onDistance(length === null ? null : inMetres(length, unit))}
              />
              <span className="flex items-center pe-3.5 text-muted">{unit === 'mile' ? 'miles' : 'km'}</span>
            </InputGroup>
          )}
        </Field>
      )}
    </div>
  );
}
