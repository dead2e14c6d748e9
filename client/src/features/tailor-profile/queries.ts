import { useIsMutating, useMutation, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { objectsApi } from '@shared/objects';
import { sessionApi } from '@shared/session';
import { slugSchema, tailorApi, type Tailor, type TailorInput } from '@shared/tailor';
import { useState } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { ApiError, call, endpointQuery, isOutdated } from '../../lib/api';
import { isClaimedBefore, untilDecided } from '../../lib/claim';
import { wipeDrafts } from '../../lib/drafts';
import { uploadObject, UploadError } from '../../lib/upload';
import { paths } from '../../paths';
import { refreshUser, useMarkTailorProfile } from '../session/queries';

/** The signed-in tailor's own profile; see `hasNoProfile` for a user without one. */
export const myTailorQuery = endpointQuery(tailorApi.me);

/** Whether the own profile failed to load for the plain reason that there is none yet. */
export function hasNoProfile(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'profile_required';
}

/** Whether the profile could not be created because the user has one already, made elsewhere or by a try that looked lost. */
export function alreadyHasProfile(error: unknown): boolean {
  return error instanceof ApiError && ['profile_exists', 'key_reused'].includes(error.body?.code ?? '');
}

/** Whether a URL can be had; asks nothing while it is not one. Answers grow old: somebody else may take it. */
export function useSlugAvailability(slug: string, isWanted: boolean) {
  return useQuery({
    ...endpointQuery(tailorApi.slugAvailability, { slug }),
    staleTime: 10_000,
    enabled: isWanted && slugSchema.safeParse(slug).success,
  });
}

const PAUSE_AFTER_SAVE_MILLISECONDS = 100;

interface SetupSave {
  /** The profile that is there already, as the form began with it. */
  tailor: Tailor | undefined;
  body: TailorInput;
  idempotencyKey: string;
}

/**
 * The save that ends the setup. The user counts as a tailor at once, which changes the set of screens; after a pause
 * the app moves on to the dashboard and asks the server for user and profile again.
 * @param onSaved shows the success, before the pause
 */
export function useCompleteSetup(onSaved: () => void) {
  const queryClient = useQueryClient();
  const markTailorProfile = useMarkTailorProfile();
  return useMutation({
    mutationFn: ({ tailor, body, idempotencyKey }: SetupSave) =>
      tailor
        ? call(tailorApi.update, { params: { id: tailor.id }, body, changing: tailor })
        : untilDecided(() => call(tailorApi.create, { body, idempotencyKey })),
    onSuccess: async (tailor, { tailor: earlier }) => {
      markTailorProfile();
      onSaved();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_SAVE_MILLISECONDS));
      queryClient.setQueryData(myTailorQuery.queryKey, tailor);
      const state: DashboardEntry = { isNewProfile: !earlier };
      navigate(paths.dashboard(), { replace: true, state });
      await Promise.all([refreshUser(queryClient), queryClient.invalidateQueries({ predicate: showsTailors })]);
    },
    // Without a profile there is nothing to refresh, and asking for it would take the form off the page.
    onError: (error, { tailor }) =>
      void (tailor && isOutdated(error) && queryClient.invalidateQueries({ predicate: showsTailors })),
  });
}

/** What the dashboard's entry of the history remembers. */
interface DashboardEntry {
  isNewProfile?: boolean;
}

/** Whether the app came to this screen by creating the profile. Reloads and Back keep it until it is dismissed. */
export function useNewProfile() {
  const isNew = useHistoryState<DashboardEntry | null>()?.isNewProfile === true;
  return { isNew, dismiss: () => window.history.replaceState(null, '') };
}

/** Nothing to update: the profile is gone, or never was. */
export class MissingProfileError extends Error {}

/** Saves the own profile; every list and page that shows tailors is asked for again. */
export function useUpdateTailor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ tailor, body }: { tailor: Tailor; body: TailorInput }) => {
      const id = queryClient.getQueryData(myTailorQuery.queryKey)?.id;
      if (!id) throw new MissingProfileError('No tailor profile found');
      return call(tailorApi.update, { params: { id }, body, changing: tailor });
    },
    onSuccess: (tailor) => {
      queryClient.setQueryData(myTailorQuery.queryKey, tailor);
      void queryClient.invalidateQueries({ predicate: showsTailors });
    },
    onError: (error) => void (isOutdated(error) && queryClient.invalidateQueries({ predicate: showsTailors })),
  });
}

const showsTailors = ({ queryKey }: Query) => String(queryKey[0]).startsWith('/api/tailors');

const pictureUpload = ['profile-picture'];

/** Whether a picture is on its way; a form waits for it before it saves. */
export function useIsUploadingPicture(): boolean {
  return useIsMutating({ mutationKey: pictureUpload }) > 0;
}

/** A picture that is saved, but whose address nobody was told, is nothing that a profile could show. */
function lostAnswer(cause: unknown): never {
  if (!isClaimedBefore(cause)) throw cause;
  throw new UploadError('The picture could not be uploaded. Please try again.', { cause });
}

/** Uploads a profile picture and answers the URL to save with the profile; `percent` of it has left so far. */
export function useUploadPicture() {
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationKey: pictureUpload,
    mutationFn: async (file: File) => {
      const id = await uploadObject(file, (share) => setPercent(Math.round(share * 100)));
      const claimed = await untilDecided(() => call(objectsApi.claimPicture, { params: { id } })).catch(lostAnswer);
      return claimed.profilePictureUrl;
    },
    onMutate: () => setPercent(0),
  });
  return { ...upload, percent };
}

/** Ends every session of the user, and leaves the app for the address that takes this browser's cookie away. */
export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => call(sessionApi.signOutEverywhere),
    onSuccess: () => {
      wipeDrafts();
      window.location.assign(paths.logout());
    },
  });
}
