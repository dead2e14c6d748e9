import { use, useEffect, useEffectEvent, useState } from 'react';
import { dropOtherDrafts, idOfFormLeftOpen, OpenDraft } from '../lib/drafts';
import { DraftOwner } from './draft-owner';

/** The draft of a form: of one kind, and of the row with this id. Pass it to `useEditedRow`. */
export function useDraft<T>(kind: string, id = 'new'): OpenDraft<T> {
  const owner = use(DraftOwner);
  const [draft] = useState(() => new OpenDraft<T>(owner, `${kind}:${id}`));
  return draft;
}

/**
 * Opens a form again that this tab has left with unsaved text, as by a sign-in or a reload.
 * @param open undefined until the rows are loaded
 */
export function useReopenedForm(kind: string, open: ((id: string) => void) | undefined): void {
  const owner = use(DraftOwner);
  const reopen = useEffectEvent(() => {
    const id = idOfFormLeftOpen(owner, kind);
    if (id) open?.(id);
  });
  const isReady = open !== undefined;
  useEffect(() => {
    if (isReady) reopen();
  }, [isReady]);
}

/** For the screens of a signed-in user: removes what other users have left on this device. */
export function useDropOtherDrafts(): void {
  const owner = use(DraftOwner);
  useEffect(() => {
    if (owner) dropOtherDrafts(owner);
  }, [owner]);
}
