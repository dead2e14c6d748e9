import { currencyCodes, currencyName } from '@shared/tailor/currencies';
import { Field, type FieldText } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';

interface CurrencyFieldProps extends Pick<FieldText, 'hint' | 'error'> {
  labelHidden?: boolean;
  value: string;
  onChange: (code: string) => void;
}

/** The currencies that countries pay with. */
export function CurrencyField({ value, onChange, ...text }: CurrencyFieldProps) {
  return (
    <Field label="Currency" {...text}>
      {(control) => (
        <select
          {...control}
          className={inputClass({ end: 'select' })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {currencyOptions}
        </select>
      )}
    </Field>
  );
}

/** Made once, as the form renders with each key. */
const currencyOptions = currencyCodes
  .map((code) => ({ code, name: currencyName(code) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  .map(({ code, name }) => (
    <option key={code} value={code}>
      {name} ({code})
    </option>
  ));
