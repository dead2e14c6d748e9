import { tailorSettingsSchema, type Tailor } from '@shared/tailor/contract';
import { useEffect } from 'react';
import { PageForm } from '../../../forms/page-form';
import { serverMessage } from '../../../lib/api/api';
import { Button } from '../../../ui/controls/button';
import { SaveBar } from '../../../ui/layout/save-bar';
import { ProfileFormContext, settingsLabels, useProfileForm } from '../profile-form';
import type { ProfileValues } from '../profile-values';
import { MissingProfileError, useIsUploadingPicture } from '../queries';
import { SettingsSections } from './settings-sections';

interface SettingsFormProps {
  tailor: Tailor;
  /** The field that gets the initial focus; without it the form gets it. */
  beginAt?: keyof ProfileValues;
  /** Called after a save or a cancel. */
  onDone: () => void;
}

/** Edits the profile. It starts from the saved profile each time, so Cancel only closes it. */
export function SettingsForm({ tailor, beginAt, onDone }: SettingsFormProps) {
  const form = useProfileForm({ schemaFor: tailorSettingsSchema, row: tailor, labels: settingsLabels, words, onDone });
  const isUploading = useIsUploadingPicture();
  const { isDirty, isSaving, setFocus } = form;
  useEffect(() => {
    if (beginAt) setFocus(beginAt);
  }, [beginAt, setFocus]);
  return (
    <ProfileFormContext value={form}>
      <PageForm
        form={form}
        aria-label="Edit Profile"
        tabIndex={-1}
        className="focus-visible:no-shadow focus-visible:outline-none"
        ref={beginAt ? undefined : focusOnArrival}
        bar={
          <SaveBar note={isDirty && 'Unsaved changes'}>
            <Button disabled={isSaving} onClick={form.cancel}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={isSaving || isUploading}>
              {form.submitLabel}
            </Button>
          </SaveBar>
        }
      >
        <SettingsSections tailor={tailor} />
      </PageForm>
    </ProfileFormContext>
  );
}

const focusOnArrival = (form: HTMLFormElement | null) => form?.focus({ preventScroll: true });

const words = {
  submit: 'Save Changes',
  submitting: 'Saving...',
  saved: { title: 'Profile updated', description: 'Your business profile has been updated successfully.' },
  failedTitle: 'Update failed',
  failed: (error: unknown) =>
    error instanceof MissingProfileError
      ? error.message
      : serverMessage(error, 'Failed to update profile. Please try again.'),
};
