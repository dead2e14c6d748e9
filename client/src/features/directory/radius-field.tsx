import type { Place } from '@shared/places';
import { radiusLimits } from '@shared/radius';
import { milesInMetres, roundDistance, usesMiles } from '../../lib/distance';
import { Field } from '../../ui/field';
import { inputClass } from '../../ui/input';
import { isRegion } from './place';
import { metresOf } from './radius';

const kilometres = [10, 25, 40, 100, 250, 500].map((length) => length * 1000);
const miles = [5, 15, 25, 60, 150, 300].map(milesInMetres);

/** In metres, as the address has it: '' is the usual radius, which stands for the round length next to it. */
function choices(chosen: string): string[] {
  const usual = roundDistance(radiusLimits.default);
  const round = usesMiles(navigator.language) ? miles : kilometres;
  const own = round.map((metres) => (roundDistance(metres) === usual ? '' : String(metres)));
  const all = own.includes(chosen) ? own : [...own, chosen];
  return all.sort((a, b) => metresOf(a) - metresOf(b));
}

interface RadiusFieldProps {
  radius: string;
  /** What it lies around, once known. */
  place: Place | undefined;
  onRadius: (radius: string) => void;
}

/** How far around a place; a country or a state is searched whole. */
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
