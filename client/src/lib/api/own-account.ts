import { useHistoryState } from 'wouter/use-browser-location';
import type { EntryState } from '../navigation/history-state';
import { useSession } from './session';

/** Returns whether the operator has suspended the account: the user cannot publish. */
export const useIsSuspended = (): boolean => Boolean(useSession().user?.suspendedAt);

/** Returns whether this page has just saved the user's first profile and is about to open the dashboard. */
export function useProfileJustSaved(): boolean {
  return useHistoryState<EntryState | null>()?.profileSaved === true;
}
