import { countryCode, countryNameOf, countryNames } from '@shared/places/address';
import { useController } from 'react-hook-form';
import { Combobox } from '../../../ui/controls/combobox';
import { fieldId, useProfileContext } from '../profile-form';

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

/** The countries with more than about two million inhabitants, the most populous first. Source: United Nations, 2024. */
const mostPopulous =
  'IN CN US ID PK NG BR BD RU ET MX JP EG PH CD VN IR TR DE TH TZ GB FR ZA IT KE MM CO KR SD UG ES AR DZ IQ AF PL CA MA SA ' +
  'UA AO UZ YE PE MY GH MZ NP MG CI VE CM NE AU KP SY ML BF TW LK MW ZM KZ CL TD RO SO SN GT NL EC KH ZW GN RW BJ BI TN BO ' +
  'SS HT BE JO DO AE CU HN CZ SE TJ PG PT AZ GR TG IL HU AT BY CH SL LA TM HK LY KG PY NI BG RS SV CG DK SG LB FI LR NO PS ' +
  'SK CF IE NZ MR OM CR KW PA HR GE ER MN UY PR BA QA MD NA AM LT JM AL GM GA BW LS SI LV';

const rankByCode = new Map(mostPopulous.split(' ').map((code, rank) => [code, rank]));
const rankOf = (name: string) => rankByCode.get(countryCode(name) ?? '') ?? rankByCode.size;

/** The names of all countries, the most populous first, the smaller ones by name. */
export const countriesByPopulation: readonly string[] = [...countryNames].sort((a, b) => rankOf(a) - rankOf(b));
