import { tailorSettingsSchema, type Tailor, type TailorInput } from '@shared/tailor';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { serverMessage } from '../../lib/api';
import { isChangedMeanwhile, useEditedRow } from '../../lib/edited-row';
import { setFieldErrors } from '../../lib/form';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { Button } from '../../ui/controls/button';
import { ChangedNotice } from '../../ui/feedback/changed-notice';
import { DraftNotice } from '../../ui/feedback/draft-notice';
import { LeaveQuestion } from '../../ui/overlays/leave-question';
import { SaveBar } from '../../ui/layout/save-bar';
import { SavingFields } from '../../ui/controls/saving-fields';
import { toast } from '../../ui/feedback/toast';
import { showListed, showPicture } from './answers';
import { focusFirstError, useProfileDraft, useProfileForm, type ProfileQuestions } from './profile-form';
import { profileValues, type ProfileValues } from './profile-values';
import { MissingProfileError, useIsUploadingPicture, useUpdateTailor } from './queries';
import { SettingsSections } from './settings-sections';

const questions: ProfileQuestions = [
  ['profilePictureUrl', 'Profile picture', showPicture],
  ['businessName', 'Business Name'],
  ['bio', 'Bio'],
  ['phone', 'Phone Number'],
  ['whatsapp', 'WhatsApp Number'],
  ['firstMessage', 'First message'],
  ['city', 'City'],
  ['state', 'State/Province'],
  ['zipcode', 'Postal Code'],
  ['country', 'Country'],
  ['primaryServiceCategories', 'Service categories'],
  ['culturalSubCategories', 'Cultural Specialties'],
  ['serviceCategories', 'Garments you make'],
  ['profileSlug', 'Profile URL'],
  ['isActive', 'Listed in the directory', showListed],
];

interface SettingsFormProps {
  tailor: Tailor;
  /** The field that gets the initial focus; without it the form gets it. */
  beginAt?: keyof ProfileValues;
  /** Called after a save or a cancel. */
  onDone: () => void;
}

/** Edits the profile. It starts from the saved profile each time, so Cancel only closes it. */
export function SettingsForm({ tailor, beginAt, onDone }: SettingsFormProps) {
  const form = useProfileForm(tailorSettingsSchema, tailor.profileSlug, profileValues(tailor));
  const draft = useProfileDraft(tailor);
  const edited = useEditedRow({ row: tailor, valuesOf: profileValues, form, questions, draft });
  const update = useUpdateTailor();
  const isUploading = useIsUploadingPicture();
  const { isDirty } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (beginAt) setFocus(beginAt);
  }, [beginAt, setFocus]);
  const save = async (input: TailorInput) => {
    try {
      await edited.save(input, (row) => update.mutateAsync({ tailor: row, body: input }));
      toast({ title: 'Profile updated', description: 'Your business profile has been updated successfully.' });
      onDone();
    } catch (error) {
      if (isChangedMeanwhile(error) || setFieldErrors(error, form.setError, questions)) return;
      toast({ title: 'Update failed', description: failureText(error), variant: 'destructive', error });
    }
  };
  const submit = useOneAtATime(() => form.handleSubmit(save, (wrong) => focusFirstError(questions, wrong))());
  const cancel = () => {
    draft.end();
    onDone();
  };
  return (
    <FormProvider {...form}>
      <LeaveQuestion isUnsaved={isDirty && !edited.isSaving} />
      <form
        noValidate
        aria-label="Edit Profile"
        tabIndex={-1}
        className="focus-visible:shadow-none focus-visible:outline-none"
        ref={beginAt ? undefined : focusOnArrival}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SavingFields isSaving={edited.isSaving} className="contents">
          <DraftNotice onDiscard={edited.onDiscardDraft} />
          <ChangedNotice form={form} changed={edited.changed} />
          <SettingsSections tailor={tailor} />
        </SavingFields>
        <SaveBar note={isDirty && 'Unsaved changes'}>
          <Button disabled={edited.isSaving} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={edited.isSaving || isUploading}>
            {edited.isSaving ? 'Saving...' : 'Save Changes'}
          </Button>
        </SaveBar>
      </form>
    </FormProvider>
  );
}

const focusOnArrival = (form: HTMLFormElement | null) => form?.focus({ preventScroll: true });

function failureText(error: unknown): string {
  if (error instanceof MissingProfileError) return error.message;
  return serverMessage(error, 'Failed to update profile. Please try again.');
}
