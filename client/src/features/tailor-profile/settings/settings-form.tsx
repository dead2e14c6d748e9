import { tailorSettingsSchema, type Tailor } from '@shared/tailor/contract';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { PageForm } from '../../../forms/page-form';
import { isSame } from '../../../forms/row-changes';
import { serverMessage } from '../../../lib/api/connection';
import { Button } from '../../../ui/controls/button';
import { SaveBar } from '../../../ui/layout/save-bar';
import { usePageState } from '../../decisions/queries';
import { ProfileFormContext, settingsLabels, useProfileContext, useProfileForm } from '../profile-form';
import { profileValues, type ProfileValues } from '../profile-values';
import { MissingProfileError, useIsUploadingPicture } from '../queries';
import { sectionFields } from './section-fields';
import { SectionList, type OpenSection } from './section-list';
import { fieldNames, sectionOf, type SectionName } from './sections';
import { summariesOf } from './summaries';

interface SettingsFormProps extends OpenSection {
  tailor: Tailor;
  /** The field that gets the initial focus. */
  beginAt?: keyof ProfileValues;
  /** Called after a save or a cancel. */
  onDone: () => void;
}

/**
 * Edits the profile, all sections by one save. It starts from the saved profile each time, so Cancel only closes it. A restored draft
 * opens the section of its first change.
 */
export function SettingsForm({ tailor, beginAt, onDone, ...section }: SettingsFormProps) {
  const form = useProfileForm({ schemaFor: tailorSettingsSchema, row: tailor, labels: settingsLabels, words, onDone });
  const isUploading = useIsUploadingPicture();
  const { isDirty, isSaving } = form;
  const begin = useEffectEvent(() => {
    if (beginAt) return form.setFocus(beginAt);
    const [typed, saved] = [form.getValues(), profileValues(tailor)];
    const restored = form.onDiscardDraft && fieldNames.find((name) => !isSame(typed[name], saved[name]));
    if (restored) section.onOpen(sectionOf[restored]);
  });
  useEffect(() => begin(), []);
  return (
    <ProfileFormContext value={form}>
      <PageForm
        form={form}
        aria-label="Edit Profile"
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
        <EditedSections tailor={tailor} {...section} contents={sectionFields(tailor)} />
        <div className="h-6" />
      </PageForm>
    </ProfileFormContext>
  );
}

interface EditedSectionsProps extends OpenSection, Pick<ComponentProps<typeof SectionList>, 'contents'> {
  tailor: Tailor;
}

/** The sections with their fields, of which the rows follow what is typed. A key renders the rows and not all fields. */
function EditedSections({ tailor, ...list }: EditedSectionsProps) {
  const { control, formState } = useProfileContext();
  const state = usePageState(tailor);
  // All values have a default, so none is missing.
  const values = useWatch({ control }) as ProfileValues;
  const { errors } = formState;
  const wrong = (section: SectionName) =>
    fieldNames.filter((name) => errors[name] && sectionOf[name] === section).map((name) => settingsLabels[name]);
  return <SectionList {...list} summaries={summariesOf(values, state)} wrong={wrong} />;
}

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
