import { use, useEffect, useEffectEvent, useState } from 'react';
import { dropOtherDrafts, formLeftOpen, OpenDraft } from '../lib/drafts/drafts';
import { DraftOwner } from './draft-owner';

/** Returns the draft of a form by its kind and its row's id. */
export function useDraft<T>(kind: string, id = 'new'): OpenDraft<T> {
  const owner = use(DraftOwner);
  const [draft] = useState(() => new OpenDraft<T>(owner, `${kind}:${id}`));
  return draft;
}

/**
 * Reopens a form that this tab left with unsaved text, for example by a sign-in or a reload.
 * @param open called with the row's id and the unsaved values; undefined until the rows are loaded
 */
export function useReopenedForm<T>(kind: string, open: ((id: string, values: T) => void) | undefined): void {
  const owner = use(DraftOwner);
  const reopen = useEffectEvent(() => {
    const left = formLeftOpen<T>(owner, kind);
    if (left) open?.(left.id, left.values);
  });
  const isReady = open !== undefined;
  useEffect(() => {
    if (isReady) reopen();
  }, [isReady]);
}

/** Removes the drafts of other users from this device. For the screens of a signed-in user. */
export function useDropOtherDrafts(): void {
  const owner = use(DraftOwner);
  useEffect(() => {
    if (owner) dropOtherDrafts(owner);
  }, [owner]);
}
