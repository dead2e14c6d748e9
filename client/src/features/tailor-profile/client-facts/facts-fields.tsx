import { languageCodesOf, languageName, languageNamesByRegion } from '@shared/tailor/languages';
import { paymentMethods } from '@shared/tailor/payment-methods';
import type { Tailor } from '@shared/tailor/contract';
import { useController } from 'react-hook-form';
import { ToggleChips } from '../../../ui/controls/chips';
import { MultiCombobox } from '../../../ui/controls/multi-combobox';
import { hintClass } from '../../../ui/controls/field';
import { fieldId, useProfileContext } from '../profile-form';
import { HomeVisitsField } from './home-visits-field';
import { HoursField } from './hours-field';
import { PricesField } from './prices-field';
import { TurnaroundField } from './turnaround-field';

/** The facts that clients ask for first, each optional. */
export function FactsFields({ tailor }: { tailor: Tailor }) {
  return (
    <>
      <p className={hintClass}>Each is optional. Your page leaves out what you do not give.</p>
      <HoursField />
      <PricesField savedAt={tailor.pricesSetAt} />
      <TurnaroundField />
      <HomeVisitsField />
      <LanguagesField />
      <PaymentField />
    </>
  );
}

function LanguagesField() {
  const { control } = useProfileContext();
  const { field, fieldState } = useController({ control, name: 'languages' });
  return (
    <MultiCombobox
      {...field}
      value={(field.value ?? []).map(languageName)}
      onChange={(names) => field.onChange(languageCodesOf(names))}
      label="Languages you speak"
      optional
      groups={languageNamesByRegion}
      placeholder="Search: English, Yoruba, Gujarati"
      id={fieldId('languages')}
      error={fieldState.error?.message}
    />
  );
}

function PaymentField() {
  const { control } = useProfileContext();
  const { field, fieldState } = useController({ control, name: 'paymentMethods' });
  return (
    <ToggleChips
      label="Ways of payment"
      optional
      options={paymentMethods}
      value={field.value ?? []}
      onChange={field.onChange}
      id={fieldId('paymentMethods')}
      error={fieldState.error?.message}
    />
  );
}
