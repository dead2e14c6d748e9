import { zodResolver } from '@hookform/resolvers/zod';
import type { Tailor, tailorSettingsSchema, tailorSetupSchema, TailorInput } from '@shared/tailor';
import { useMemo, type ReactNode } from 'react';
import { useForm, useFormContext, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../forms/use-draft';
import type { ProfileValues } from './profile-values';

type ProfileForm = UseFormReturn<ProfileValues, unknown, TailorInput>;

/** The fields of a form in their order on the page, with the labels for an error summary. */
export type ProfileQuestions = readonly (readonly [
  name: keyof ProfileValues,
  label: string,
  show?: (answer: never) => ReactNode,
])[];

/** Returns the draft that the setup and the settings share: both edit the same row. */
export const useProfileDraft = (tailor?: Tailor) => useDraft<ProfileValues>('profile', tailor?.id);

/** `savedSlug` is the tailor's current slug, which stays valid even if it is reserved. */
export function useProfileForm(
  schemaFor: typeof tailorSetupSchema | typeof tailorSettingsSchema,
  savedSlug: string | undefined,
  defaultValues: ProfileValues,
): ProfileForm {
  const resolver = useMemo(() => zodResolver(schemaFor(savedSlug)), [schemaFor, savedSlug]);
  return useForm<ProfileValues, unknown, TailorInput>({
    resolver,
    defaultValues,
    mode: 'onTouched',
    // `focusFirstError` focuses the first invalid field; it also reaches chips and lists.
    shouldFocusError: false,
  });
}

/** Returns the form of the surrounding FormProvider. */
export const useProfileContext = () => useFormContext<ProfileValues, unknown, TailorInput>();

/** Returns the id of a field's control, for labels, the error summary and focus. */
export const fieldId = (name: keyof ProfileValues) => `profile-${name}`;

export const wrongQuestions = (questions: ProfileQuestions, errors: FieldErrors<ProfileValues>) =>
  questions.filter(([name]) => errors[name]).map(([name, label]) => ({ id: fieldId(name), label }));

export function focusFirstError(questions: ProfileQuestions, errors: FieldErrors<ProfileValues>): void {
  const [first] = wrongQuestions(questions, errors);
  if (first) document.getElementById(first.id)?.focus();
}
