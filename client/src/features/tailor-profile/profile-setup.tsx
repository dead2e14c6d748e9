import { tailorSetupSchema, type Tailor, type TailorInput } from '@shared/tailor';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { serverMessage } from '../../lib/api';
import { isChangedMeanwhile, useEditedRow } from '../../lib/edited-row';
import { setFieldErrors } from '../../lib/form';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { Button } from '../../ui/controls/button';
import { ChangedNotice } from '../../ui/feedback/changed-notice';
import { DraftNotice } from '../../ui/feedback/draft-notice';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { LeaveQuestion } from '../../ui/overlays/leave-question';
import { SavingFields } from '../../ui/controls/saving-fields';
import { toast } from '../../ui/feedback/toast';
import { MadeElsewhereNotice } from './made-elsewhere-notice';
import { PreviewCard } from './preview-card';
import { showListed, showPicture } from './answers';
import {
  focusFirstError,
  useProfileDraft,
  useProfileForm,
  wrongQuestions,
  type ProfileQuestions,
} from './profile-form';
import { clothSeed, profileValues, type ProfileValues } from './profile-values';
import { alreadyHasProfile, useCompleteSetup, useIsUploadingPicture } from './queries';
import { SetupSections } from './setup-sections';
import { SubmitBar } from './submit-bar';

const questions: ProfileQuestions = [
  ['businessName', 'Business name'],
  ['profileSlug', 'Profile URL'],
  ['profilePictureUrl', 'Profile picture', showPicture],
  ['bio', 'Bio'],
  ['primaryServiceCategories', 'Service categories'],
  ['culturalSubCategories', 'Cultural specialties'],
  ['serviceCategories', 'Garments you make'],
  ['phone', 'Phone'],
  ['whatsapp', 'WhatsApp'],
  ['city', 'City'],
  ['state', 'State/Province'],
  ['country', 'Country'],
  ['zipcode', 'Postal code'],
  ['firstMessage', 'First message'],
  ['isActive', 'Listed in the directory', showListed],
];

interface ProfileSetupProps {
  /** The existing profile; if missing, a save creates one. */
  tailor?: Tailor;
  /** The values that the user typed for a new profile before the client learnt that one exists. */
  typedBefore?: ProfileValues;
  onProfileExists: (typed: ProfileValues) => void;
}

/** The setup form, filled in once from existing data, beside a preview of the card. */
export function ProfileSetup({ tailor, typedBefore, onProfileExists }: ProfileSetupProps) {
  const form = useProfileForm(
    tailorSetupSchema,
    tailor?.profileSlug,
    tailor ? profileValues(tailor) : (typedBefore ?? profileValues()),
  );
  const { errors, isDirty, isSubmitted } = form.formState;
  const [isTypedOffered, setIsTypedOffered] = useState(tailor !== undefined && typedBefore !== undefined);
  const isUploading = useIsUploadingPicture();
  const draft = useProfileDraft(tailor);
  const edited = useEditedRow({ row: tailor, valuesOf: profileValues, form, questions, draft });
  const save = useCompleteSetup(() => toast(tailor ? updated : created));
  const showFailure = (error: unknown) => {
    if (alreadyHasProfile(error)) {
      draft.end();
      return onProfileExists(form.getValues());
    }
    if (isChangedMeanwhile(error) || setFieldErrors(error, form.setError, questions)) return;
    const description = serverMessage(error, 'Failed to save profile. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive', error });
  };
  const submit = useOneAtATime(() =>
    form.handleSubmit(
      async (body: TailorInput) => {
        const { key } = draft.submission;
        const send = (row?: Tailor) => save.mutateAsync({ tailor: row, body, idempotencyKey: key });
        await edited.save(body, send).catch(showFailure);
      },
      (wrong) => focusFirstError(questions, wrong),
    )(),
  );
  const takeTyped = () => {
    form.reset(typedBefore, { keepDefaultValues: true });
    setIsTypedOffered(false);
  };
  return (
    <FormProvider {...form}>
      <LeaveQuestion isUnsaved={isDirty && !edited.isSaving} />
      <div className="grid gap-6 min-[1024px]:grid-cols-[minmax(0,38rem)_minmax(18rem,24rem)] min-[1024px]:justify-between min-[1024px]:gap-x-16">
        <form
          noValidate
          className="min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <SavingFields isSaving={edited.isSaving} className="contents">
            {tailor && typedBefore && <MadeElsewhereNotice onTakeTyped={isTypedOffered ? takeTyped : undefined} />}
            <DraftNotice onDiscard={edited.onDiscardDraft} />
            <ChangedNotice form={form} changed={edited.changed} />
            {isSubmitted && <ErrorSummary items={wrongQuestions(questions, errors)} />}
            <SetupSections savedSlug={tailor?.profileSlug} />
          </SavingFields>
          <SubmitBar note="You can change all of this later in Settings">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              className="max-sm:flex-1"
              busy={edited.isSaving || isUploading}
            >
              {submitLabel(tailor !== undefined, edited.isSaving)}
            </Button>
          </SubmitBar>
        </form>
        <PreviewCard seed={clothSeed(tailor)} />
      </div>
    </FormProvider>
  );
}

const created = { title: 'Profile created', description: 'Your tailor profile has been created successfully.' };
const updated = { title: 'Profile updated', description: 'Your business profile has been updated successfully.' };

function submitLabel(exists: boolean, isPending: boolean): string {
  if (exists) return isPending ? 'Updating...' : 'Update Profile';
  return isPending ? 'Creating...' : 'Create Profile';
}
