import { useIsMutating, useMutation, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { objectsApi } from '@shared/objects/contract';
import { sessionApi } from '@shared/session/contract';
import { slugSchema, tailorApi, tailorInputSchema, type Tailor, type TailorInput } from '@shared/tailor/contract';
import { useRef, useState } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { parse } from 'zod/mini';
import { call, endpointQuery } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import type { EntryState } from '../../lib/navigation/history-state';
import { isClaimedBefore, retryClaim } from '../../lib/uploads/claim';
import { wipeDrafts } from '../../lib/drafts/drafts';
import { isOutdated, type NewRow, type RowChange } from '../../lib/api/row-mutations';
import { UploadError } from '../../lib/uploads/upload';
import { wipeBook } from '../../device-book/wipe-book';
import { paths } from '../../paths';
import { useAction } from '../../ui/feedback/use-action';
import { refreshUser, useMarkTailorProfile } from '../session/queries';
import { profileValues, type ProfileValues } from './profile-values';

/** The signed-in tailor's own profile; see `hasNoProfile` for a user without one. */
export const myTailorQuery = endpointQuery(tailorApi.me);

/** Returns whether the own profile failed to load because there is none yet. */
export function hasNoProfile(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'profile_required';
}

/** Checks whether a slug is free; sends nothing while it is invalid. Answers expire, because another user may take it. */
export function useSlugAvailability(slug: string, isWanted: boolean) {
  return useQuery({
    ...endpointQuery(tailorApi.slugAvailability, { slug }),
    staleTime: 10_000,
    enabled: isWanted && slugSchema.safeParse(slug).success,
  });
}

/** Thrown if the user already has a profile, created elsewhere or by an earlier request whose answer was lost. */
export class ProfileExistsError extends ApiError {}

/** Creates the own profile. A failure refreshes nothing: there is no profile yet, and a refetch would unmount the form. */
export function useCreateTailor() {
  return useMutation({
    mutationFn: (sent: NewRow<TailorInput>) => retryClaim(() => call(tailorApi.create, sent)).catch(profileExists),
  });
}

function profileExists(error: unknown): never {
  const exists = error instanceof ApiError && ['profile_exists', 'key_reused'].includes(error.body?.code ?? '');
  throw exists ? new ProfileExistsError(error.status, error.message) : error;
}

const PAUSE_AFTER_SAVE_MILLISECONDS = 100;

/**
 * Returns the end of the setup. The user counts as a tailor at once, which changes the set of screens; after a pause
 * the app opens the dashboard and reloads user and profile.
 */
export function useEnterDashboard() {
  const queryClient = useQueryClient();
  const markTailorProfile = useMarkTailorProfile();
  return async (saved: Tailor, state: EntryState) => {
    markTailorProfile();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_SAVE_MILLISECONDS));
    queryClient.setQueryData(myTailorQuery.queryKey, saved);
    navigate(paths.dashboard(), { replace: true, state });
    await Promise.all([refreshUser(queryClient), queryClient.invalidateQueries({ predicate: showsTailors })]);
  };
}

/** Returns whether the user came to this screen by creating the profile. Reloads and Back keep it until it is dismissed. */
export function useNewProfile() {
  const isNew = useHistoryState<EntryState | null>()?.isNewProfile === true;
  return { isNew, dismiss: () => window.history.replaceState(null, '') };
}

/** Thrown if there is no profile to update: it was deleted, or never created. */
export class MissingProfileError extends Error {}

/** Saves the own profile and invalidates every query that shows tailors. */
export function useUpdateTailor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ row, body }: RowChange<Tailor, TailorInput>) => {
      const id = queryClient.getQueryData(myTailorQuery.queryKey)?.id;
      if (!id) throw new MissingProfileError('No tailor profile found');
      return call(tailorApi.update, { params: { id }, body, changing: row });
    },
    onSuccess: (tailor) => {
      queryClient.setQueryData(myTailorQuery.queryKey, tailor);
      void queryClient.invalidateQueries({ predicate: showsTailors });
    },
    onError: (error) => void (isOutdated(error) && queryClient.invalidateQueries({ predicate: showsTailors })),
  });
}

/** Returns a function that saves a part of the profile; the rest stays as it is. */
export function useChangeProfile(tailor: Tailor) {
  const { mutateAsync, isPending } = useUpdateTailor();
  const change = (part: Partial<ProfileValues>) =>
    mutateAsync({ row: tailor, body: parse(tailorInputSchema, { ...profileValues(tailor), ...part }) });
  return { change, isPending };
}

/** Returns a function that saves the profile with its prices confirmed, so that their date is today. */
export function useConfirmPrices(tailor: Tailor) {
  const { change, isPending } = useChangeProfile(tailor);
  const confirm = useAction(() => change({ confirmsPrices: true }), {
    done: { title: 'Prices confirmed', description: 'Your page says that they were set this month.' },
    failed: 'Failed to confirm the prices. Please try again.',
    failedTitle: 'Update failed',
  });
  return { confirm, isPending };
}

const showsTailors = ({ queryKey }: Query) => String(queryKey[0]).startsWith('/api/tailors');

const uploadingPicture = ['profile-picture'];

/** Returns whether an upload is pending; a form waits for it before it saves. */
export function useIsUploadingPicture(): boolean {
  return useIsMutating({ mutationKey: uploadingPicture }) > 0;
}

/** Throws an upload error if the claim succeeded but its answer was lost: the client does not know the picture's URL then. */
function lostAnswer(cause: unknown): never {
  if (!isClaimedBefore(cause)) throw cause;
  throw new UploadError('The picture could not be uploaded. Please try again.', { cause });
}

const claimPicture = (id: string) => call(objectsApi.claimPicture, { params: { id } }).catch(lostAnswer);

/** Uploads a profile picture and returns the URL to save with the profile; `percent` is the upload's progress. */
export function useUploadPicture() {
  const [percent, setPercent] = useState(0);
  /** A retry with the same file continues its upload. */
  const latest = useRef<{
    file: File;
    upload: (onPercent: (percent: number) => void) => ReturnType<typeof claimPicture>;
  }>(undefined);
  const upload = useMutation({
    mutationKey: uploadingPicture,
    mutationFn: async (file: File) => {
      if (latest.current?.file !== file) {
        const { pictureUpload } = await import('../../lib/uploads/picture-uploader');
        latest.current = { file, upload: pictureUpload(file, claimPicture) };
      }
      return (await latest.current.upload(setPercent)).profilePictureUrl;
    },
    onMutate: () => setPercent(0),
  });
  return { ...upload, percent };
}

/** Ends every session of the user, then opens the logout URL, which removes this browser's cookie. */
export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => call(sessionApi.signOutEverywhere),
    onSuccess: async () => {
      wipeDrafts();
      await wipeBook();
      window.location.assign(paths.logout());
    },
  });
}
