import { type Tailor, tailorSetupSchema } from '@shared/tailor/contract';
import { PageForm } from '../../../forms/page-form';
import { Button } from '../../../ui/controls/button';
import { PreviewCard } from './preview-card';
import { ProfileFormContext, useProfileContext, useProfileForm } from '../profile-form';
import { useClothSeed } from '../fields/cloth-seed';
import type { ProfileValues } from '../profile-values';
import { ProfileExistsError, useCreateTailor, useEnterDashboard, useIsUploadingPicture } from '../queries';
import { SetupSections } from './setup-sections';
import { type ReactNode, useState } from 'react';
import { cx } from 'class-variance-authority';
import { usePageMark } from '../../../lib/pages/page-mark';
import { hintClass } from '../../../ui/controls/field';

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

/** Explains that the new profile already exists, so that the form now updates it, and offers to restore the typed text. */
function MadeElsewhereNotice({ typed }: { typed: ProfileValues }) {
  const { reset } = useProfileContext();
  const [isOffered, setIsOffered] = useState(true);
  const takeTyped = () => {
    reset(typed, { keepDefaultValues: true });
    setIsOffered(false);
  };
  return (
    <div
      className="mb-6 grid justify-items-start gap-3 rounded border border-s-4 border-hairline border-s-action bg-surface px-4 py-3.5"
      role="group"
      aria-label="About your profile"
      tabIndex={-1}
      ref={focusOnArrival}
    >
      <p>
        You already have a tailor profile: it was saved earlier, here or on another device.{' '}
        {isOffered ? 'It is shown below.' : 'Below is what you typed here: saving replaces the saved profile.'}
      </p>
      {isOffered && <Button onClick={takeTyped}>Put back what I typed</Button>}
    </div>
  );
}

const focusOnArrival = (notice: HTMLElement | null) => notice?.focus();

interface SubmitBarProps {
  /** Shown before the button where there is room. */
  note: string;
  children: ReactNode;
}

/** The last row of the setup; on phones it is sticky, so that its button stays within reach. */
function SubmitBar({ note, children }: SubmitBarProps) {
  usePageMark('submitBar');
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-6 max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-gutter max-sm:bg-paper max-sm:px-gutter max-sm:pb-safe-3 max-sm:pt-3">
      <p className={cx(hintClass, 'flex-1 max-sm:hidden')}>{note}</p>
      {children}
    </div>
  );
}
