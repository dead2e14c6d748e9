import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { EntryState } from '../../../lib/navigation/history-state';

const entry = () => history.state as EntryState | null;

/**
 * Keeps the id of the open record in the page's entry of the browser's history, and opens it when the user returns to that entry from
 * another page: the dialog's own entry is replaced by the page to which a link of the dialog leads.
 * @param openId the id of the record that is open
 * @param open undefined until the records are loaded
 */
export function useStoredRecord(openId: string | undefined, open: ((id: string) => void) | undefined): void {
  const restore = useEffectEvent(() => {
    const stored = entry()?.record;
    if (stored && !entry()?.dialog) open?.(stored);
  });
  const isReady = open !== undefined;
  useEffect(() => {
    if (isReady) restore();
  }, [isReady]);
  // Before the dialog adds its own entry, which it does in an effect.
  useLayoutEffect(() => {
    if (openId) store(openId);
  }, [openId]);
  const onPop = useEffectEvent(() => {
    if (!openId && entry()?.record) store(undefined);
  });
  useEffect(() => {
    const listener = () => onPop();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}

function store(record: string | undefined): void {
  if (!entry()?.dialog) history.replaceState({ ...entry(), record } satisfies EntryState, '');
}
