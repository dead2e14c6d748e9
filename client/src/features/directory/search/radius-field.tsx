import type { Place } from '@shared/places';
import { radiusLimits } from '@shared/radius';
import { milesInMetres, roundDistance, usesMiles } from '../../../lib/distance';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { isRegion } from '../place';
import { metresOf } from './radius';

const kilometres = [10, 25, 40, 100, 250, 500].map((length) => length * 1000);
const miles = [5, 15, 25, 60, 150, 300].map(milesInMetres);

/** Returns the options in metres; '' is the default radius and takes the place of the nearest round length. */
function choices(chosen: string): string[] {
  const usual = roundDistance(radiusLimits.default);
  const round = usesMiles(navigator.language) ? miles : kilometres;
  const own = round.map((metres) => (roundDistance(metres) === usual ? '' : String(metres)));
  const all = own.includes(chosen) ? own : [...own, chosen];
  return all.sort((a, b) => metresOf(a) - metresOf(b));
}

interface RadiusFieldProps {
  radius: string;
  /** The centre; undefined until it is loaded. */
  place: Place | undefined;
  onRadius: (radius: string) => void;
}

/** The radius around a place; a country or a state is searched as a whole. */
export function RadiusField({ radius, place, onRadius }: RadiusFieldProps) {
  const whole = isRegion(place) && (place?.kind === 'country' ? 'Whole country' : 'Whole region');
  return (
    <Field label="Within">
      {(control) =>
        whole ? (
          <select {...control} className={inputClass({ end: 'select' })} disabled>
            <option>{whole}</option>
          </select>
        ) : (
          <select
            {...control}
            className={inputClass({ end: 'select' })}
            value={radius}
            onChange={(event) => onRadius(event.currentTarget.value)}
          >
            {choices(radius).map((each) => (
              <option key={each} value={each}>
                {roundDistance(metresOf(each))}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
