import type { Tailor, tailorSettingsSchema, tailorSetupSchema, TailorInput } from '@shared/tailor/contract';
import { createContext, use, useMemo } from 'react';
import { useRowForm, type RowForm, type RowFormOptions } from '../../forms/use-row-form';
import { showFacts, showLengthUnit, showListed, showPicture } from './fields/answers';
import { factLabels } from './client-facts/titles';
import { profileValues, type ProfileValues } from './profile-values';
import { useUpdateTailor } from './queries';

type ProfileForm = RowForm<ProfileValues, TailorInput>;

interface ProfileFormOptions extends Pick<
  RowFormOptions<Tailor, ProfileValues, TailorInput>,
  'row' | 'startValues' | 'labels' | 'create' | 'words' | 'onDone' | 'onFailure'
> {
  schemaFor: typeof tailorSetupSchema | typeof tailorSettingsSchema;
}

/** Returns the form of the setup or of the settings. Both edit the same row, so they share its draft. */
export function useProfileForm({ schemaFor, row, ...rest }: ProfileFormOptions): ProfileForm {
  const savedSlug = row?.profileSlug;
  // The current slug stays valid even if it is reserved.
  const schema = useMemo(() => schemaFor(savedSlug), [schemaFor, savedSlug]);
  return useRowForm({ kind, row, schema, valuesOf: profileValues, show, update: useUpdateTailor(), ...rest });
}

const kind = 'profile';

const show = { profilePictureUrl: showPicture, isActive: showListed, lengthUnit: showLengthUnit, ...showFacts };

/** The form around the fields of the profile. */
export const ProfileFormContext = createContext<ProfileForm | undefined>(undefined);

export function useProfileContext(): ProfileForm {
  const form = use(ProfileFormContext);
  if (!form) throw new Error('A field of the profile is outside of its form');
  return form;
}

/** Returns the id of a field's control, for labels, the error summary and focus. */
export const fieldId = (name: keyof ProfileValues) => `${kind}-${name}`;

/** The labels of all fields, as the settings name them. */
export const settingsLabels = {
  profilePictureUrl: 'Profile picture',
  businessName: 'Business Name',
  bio: 'Bio',
  lengthUnit: 'Length unit',
  phone: 'Phone Number',
  whatsapp: 'WhatsApp Number',
  firstMessage: 'First message',
  city: 'City',
  state: 'State/Province',
  zipcode: 'Postal Code',
  country: 'Country',
  primaryServiceCategories: 'Service categories',
  culturalSubCategories: 'Cultural Specialties',
  serviceCategories: 'Garments you make',
  ...factLabels,
  profileSlug: 'Profile URL',
  isActive: 'Listed in the directory',
};
