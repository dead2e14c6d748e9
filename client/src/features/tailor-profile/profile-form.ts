import { zodResolver } from '@hookform/resolvers/zod';
import type { Tailor, tailorSettingsSchema, tailorSetupSchema, TailorInput } from '@shared/tailor';
import { useMemo, type ReactNode } from 'react';
import { useForm, useFormContext, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../forms/use-draft';
import type { ProfileValues } from './profile-values';

type ProfileForm = UseFormReturn<ProfileValues, unknown, TailorInput>;

/** A form's questions in their order on the page, as an error summary names them. */
export type ProfileQuestions = readonly (readonly [
  name: keyof ProfileValues,
  label: string,
  show?: (answer: never) => ReactNode,
])[];

/** One draft for the setup and the settings: both edit the same row. */
export const useProfileDraft = (tailor?: Tailor) => useDraft<ProfileValues>('profile', tailor?.id);

/** `savedSlug` is the URL that the tailor has: it stays theirs, reserved or not. */
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
    // The first wrong field is focused by `focusFirstError`, which also reaches chips and lists.
    shouldFocusError: false,
  });
}

/** The form that the fields below a FormProvider belong to. */
export const useProfileContext = () => useFormContext<ProfileValues, unknown, TailorInput>();

/** The id of a field's control: where labels, error summary and focus find it. */
export const fieldId = (name: keyof ProfileValues) => `profile-${name}`;

export const wrongQuestions = (questions: ProfileQuestions, errors: FieldErrors<ProfileValues>) =>
  questions.filter(([name]) => errors[name]).map(([name, label]) => ({ id: fieldId(name), label }));

export function focusFirstError(questions: ProfileQuestions, errors: FieldErrors<ProfileValues>): void {
  const [first] = wrongQuestions(questions, errors);
  if (first) document.getElementById(first.id)?.focus();
}
