import { culturalSubCategories, serviceCategories } from '@shared/tailor/services';
import type { Tailor } from '@shared/tailor/contract';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CheckboxList } from '../../../ui/controls/checkbox-list';
import { usePageState } from '../../decisions/queries';
import { BioField } from '../fields/bio-field';
import { ContactFields } from '../fields/contact-fields';
import { FactsFields } from '../client-facts/facts-fields';
import { CountryField } from '../fields/country-field';
import { FirstMessageField } from '../fields/first-message-field';
import { GarmentsField } from '../fields/garments-field';
import { ListedSwitch } from './listed-switch';
import { NoContactYet } from './no-contact-notice';
import { PictureField } from '../fields/picture-field';
import { fieldId, settingsLabels, useProfileContext } from '../profile-form';
import { ProfileTextField } from '../fields/profile-text-field';
import type { SectionName } from './sections';
import { useServiceChoice } from '../fields/service-choice';
import { SlugField } from '../fields/slug-field';
import { lengthUnitNames, lengthUnitOf } from '@shared/measurements/length-units';
import { lengthUnits } from '@shared/measurements/units';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';

/** Returns the fields of each section. */
export const sectionFields = (tailor: Tailor): Record<SectionName, ReactNode> => ({
  business: (
    <>
      <PictureField saved={tailor} />
      <ProfileTextField name="businessName" autoComplete="organization" />
      <BioField rows={5} />
      <LengthUnitField />
    </>
  ),
  contact: (
    <>
      <ContactFields whatsappHint="Include country code for international clients" />
      <FirstMessageField />
      <NoContactYet />
    </>
  ),
  location: (
    <>
      <ProfileTextField name="city" autoComplete="address-level2" half />
      <ProfileTextField name="state" autoComplete="address-level1" half />
      <ProfileTextField name="zipcode" autoComplete="postal-code" autoCapitalize="characters" half />
      <CountryField />
    </>
  ),
  services: (
    <>
      <ServiceCheckboxes />
      <GarmentsField />
    </>
  ),
  facts: <FactsFields tailor={tailor} />,
  public: (
    <>
      <SlugField
        prefix="/tailors/"
        hint="Use lowercase letters, numbers, and hyphens only"
        savedSlug={tailor.profileSlug}
      />
      <Listed tailor={tailor} />
    </>
  ),
});

function ServiceCheckboxes() {
  const choice = useServiceChoice();
  return (
    <>
      <CheckboxList
        legend="Service categories"
        options={serviceCategories}
        value={choice.categories}
        onChange={choice.chooseCategories}
        error={choice.categoriesError}
        id={fieldId('primaryServiceCategories')}
      />
      {choice.hasSpecialties && (
        <div className="grid gap-3 border-s-2 border-dashed border-purple ps-4">
          <CheckboxList
            legend="Cultural Specialties"
            optional
            options={culturalSubCategories}
            value={choice.specialties}
            onChange={choice.chooseSpecialties}
            id={fieldId('culturalSubCategories')}
          />
        </div>
      )}
    </>
  );
}

function Listed({ tailor }: { tailor: Tailor }) {
  const { control } = useProfileContext();
  const state = usePageState(tailor);
  const { field } = useController({ control, name: 'isActive' });
  return <ListedSwitch state={state} checked={field.value ?? true} onChange={field.onChange} />;
}

/** The unit of the measurements that the tailor takes. The first choice follows the country. */
function LengthUnitField() {
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
