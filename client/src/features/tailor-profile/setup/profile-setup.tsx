import { tailorSetupSchema, type Tailor } from '@shared/tailor/contract';
import { PageForm } from '../../../forms/page-form';
import { Button } from '../../../ui/controls/button';
import { MadeElsewhereNotice } from './made-elsewhere-notice';
import { PreviewCard } from './preview-card';
import { ProfileFormContext, useProfileForm } from '../profile-form';
import { useClothSeed } from '../fields/cloth-seed';
import type { ProfileValues } from '../profile-values';
import { ProfileExistsError, useCreateTailor, useEnterDashboard, useIsUploadingPicture } from '../queries';
import { SetupSections } from './setup-sections';
import { SubmitBar } from './submit-bar';

interface ProfileSetupProps {
  /** The existing profile; if missing, a save creates one. */
  tailor?: Tailor;
  /** The values that the user typed for a new profile before the client learnt that one exists. */
  typedBefore?: ProfileValues;
  onProfileExists: (typed: ProfileValues) => void;
}

/** The setup form, filled in once from existing data, beside a preview of the card. */
export function ProfileSetup({ tailor, typedBefore, onProfileExists }: ProfileSetupProps) {
  const enterDashboard = useEnterDashboard();
  const form = useProfileForm({
    schemaFor: tailorSetupSchema,
    row: tailor,
    startValues: tailor ? undefined : typedBefore,
    labels,
    create: useCreateTailor(),
    words: tailor ? updating : creating,
    onDone: (saved) => saved && enterDashboard(saved, { isNewProfile: !tailor }),
    onFailure: (error, typed) => {
      if (!(error instanceof ProfileExistsError)) return false;
      onProfileExists(typed);
      return true;
    },
  });
  const isUploading = useIsUploadingPicture();
  const seed = useClothSeed(tailor);
  const bar = (
    <SubmitBar note="You can change all of this later in Settings">
      <Button type="submit" variant="primary" size="lg" className="max-sm:flex-1" busy={form.isSaving || isUploading}>
        {form.submitLabel}
      </Button>
    </SubmitBar>
  );
  return (
    <ProfileFormContext value={form}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,38rem)_minmax(18rem,24rem)] lg:justify-between lg:gap-x-16">
        <PageForm form={form} hasSummary className="min-w-0" bar={bar}>
          {tailor && typedBefore && <MadeElsewhereNotice typed={typedBefore} />}
          <SetupSections savedSlug={tailor?.profileSlug} />
        </PageForm>
        <PreviewCard seed={seed} />
      </div>
    </ProfileFormContext>
  );
}

const labels = {
  businessName: 'Business name',
  profileSlug: 'Profile URL',
  profilePictureUrl: 'Profile picture',
  bio: 'Bio',
  primaryServiceCategories: 'Service categories',
  culturalSubCategories: 'Cultural specialties',
  serviceCategories: 'Garments you make',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  city: 'City',
  state: 'State/Province',
  country: 'Country',
  zipcode: 'Postal code',
  firstMessage: 'First message',
  isActive: 'Listed in the directory',
};

const failed = 'Failed to save profile. Please try again.';

const creating = {
  submit: 'Create Profile',
  submitting: 'Creating...',
  saved: { title: 'Profile created', description: 'Your tailor profile has been created successfully.' },
  failed,
};

const updating = {
  submit: 'Update Profile',
  submitting: 'Updating...',
  saved: { title: 'Profile updated', description: 'Your business profile has been updated successfully.' },
  failed,
};
