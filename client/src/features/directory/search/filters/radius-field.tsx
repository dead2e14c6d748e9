import { roundDistance } from '../../../../lib/text/distance';
import { useLocale } from '../../../../lib/api/page-data';
import { Field } from '../../../../ui/controls/field';
import { InputGroup, inputClass } from '../../../../ui/controls/input';
import { isRegion } from '../../place';
import { metresOf, radiusChoices } from './radius';
import { useDirectorySearch } from '../use-directory-search';

const selectClass = inputClass({
  framed: true,
  size: 'filling',
  start: 'prefix',
  end: 'select',
  className: 'max-xs:ps-3 max-xs:pe-8',
});

/** The radius around a place; a country or a state is searched as a whole. */
export function RadiusField() {
  const { filters, change, found } = useDirectorySearch();
  const { radius } = filters;
  const place = found?.near?.place;
  const locale = useLocale();
  const whole = isRegion(place) && (place?.kind === 'country' ? 'Whole country' : 'Whole region');
  return (
    <Field label="Within" labelHidden>
      {(control) => (
        <InputGroup height="compact">
          <span className="self-center ps-3 text-small text-muted max-xs:hidden" aria-hidden="true">
            Within
          </span>
          {whole ? (
            <select {...control} className={selectClass} disabled>
              <option>{whole}</option>
            </select>
          ) : (
            <select
              {...control}
              name="radius"
              className={selectClass}
              value={radius}
              onChange={(event) => change({ radius: event.currentTarget.value })}
            >
              {radiusChoices(radius, locale).map((each) => (
                <option key={each} value={each}>
                  {roundDistance(metresOf(each), locale)}
                </option>
              ))}
            </select>
          )}
        </InputGroup>
      )}
    </Field>
  );
}
