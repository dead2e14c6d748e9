import { culturalSubCategories, serviceCategories } from '@shared/tailor/services';
import { useRef } from 'react';
import { ToggleChips } from '../../../ui/controls/chips';
import { FormSection } from '../../../ui/layout/form-section';
import { BioField } from '../fields/bio-field';
import { ContactFields } from '../fields/contact-fields';
import { CountryField } from '../fields/country-field';
import { GarmentsField } from '../fields/garments-field';
import { NoContactYet } from '../settings/no-contact-notice';
import { PictureField } from '../fields/picture-field';
import { fieldId, useProfileContext } from '../profile-form';
import { ProfileTextField } from '../fields/profile-text-field';
import { useServiceChoice } from '../fields/service-choice';
import { SlugField } from '../fields/slug-field';
import { suggestSlug } from '../fields/slug-suggestion';

/** The fields of the setup; `savedSlug` is the slug of an existing profile. */
export function SetupSections({ savedSlug }: { savedSlug?: string }) {
  return (
    <>
      <FormSection stacked title="Your business">
        <NameAndUrl savedSlug={savedSlug} />
        <PictureField />
        <BioField rows={4} />
      </FormSection>
      <FormSection stacked title="What you make" text="Choose every kind of work you take on">
        <ServiceChips />
        <GarmentsField />
      </FormSection>
      <FormSection stacked title="How clients reach you">
        <ContactFields placeholder="+1234567890" />
        <NoContactYet />
      </FormSection>
      <FormSection stacked title="Where you work">
        <ProfileTextField name="city" autoComplete="address-level2" half />
        <ProfileTextField name="state" optional autoComplete="address-level1" half />
        <CountryField />
        <ProfileTextField
          name="zipcode"
          optional
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="done"
          half
        />
      </FormSection>
    </>
  );
}

/** Derives the slug from the name until the user edits it, and again once the user clears it. */
function NameAndUrl({ savedSlug }: { savedSlug?: string }) {
  const { getValues, setValue, formState } = useProfileContext();
  const suggested = useRef('');
  const suggest = (name: string) => {
    const isEdited = !['', suggested.current].includes(getValues('profileSlug'));
    if (isEdited) return;
    suggested.current = suggestSlug(name);
    const shouldValidate = formState.isSubmitted || formState.errors.profileSlug !== undefined;
    setValue('profileSlug', suggested.current, { shouldDirty: true, shouldValidate });
  };
  return (
    <>
      <ProfileTextField name="businessName" autoComplete="organization" onType={suggest} />
      <SlugField
        prefix={`${window.location.host}/tailors/`}
        hint="Choose a unique URL for your public profile"
        savedSlug={savedSlug}
      />
    </>
  );
}

function ServiceChips() {
  const choice = useServiceChoice();
  return (
    <>
      <ToggleChips
        label="Service categories"
        options={serviceCategories}
        value={choice.categories}
        onChange={choice.chooseCategories}
        error={choice.categoriesError}
        id={fieldId('primaryServiceCategories')}
        grid
      />
      {choice.hasSpecialties && (
        <div className="grid gap-3 border-s-2 border-dashed border-purple ps-4">
          <ToggleChips
            label="Cultural specialties"
            optional
            tone="culture"
            options={culturalSubCategories}
            value={choice.specialties}
            onChange={choice.chooseSpecialties}
            id={fieldId('culturalSubCategories')}
            grid
          />
        </div>
      )}
    </>
  );
}
