import { useEffect } from 'react';
import type { EntryState } from './history-state';
import { useHistoryState } from 'wouter/use-browser-location';

const isOfDialog = () => (history.state as EntryState | null)?.dialog !== undefined;
const stored = () => (history.state as EntryState | null)?.from;

/**
 * Writes into each entry of the browser's history the path of the page whose link led to it, for `useCameFrom`. wouter sends an
 * event after each pushState and replaceState. Dialogs and queries change the entry of the same page.
 */
export function useStoredOrigins(): void {
  useEffect(() => {
    let here = window.location.pathname;
    let origin = stored();
    let wasOfDialog = isOfDialog();
    /** Writes the origin into the entry; a navigation that replaces the entry has removed it. */
    const store = () => {
      here = window.location.pathname;
      wasOfDialog = isOfDialog();
      if (stored() !== origin) history.replaceState({ ...(history.state as EntryState | null), from: origin }, '');
    };
    const onPush = () => {
      if (window.location.pathname !== here) origin = here;
      store();
    };
    const onReplace = () => {
      // A link in a dialog replaces the entry of the dialog.
      if (wasOfDialog && window.location.pathname !== here) origin = here;
      store();
    };
    const onPop = () => {
      origin = stored();
      store();
    };
    const listeners = { pushState: onPush, replaceState: onReplace, popstate: onPop };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener);
    };
  }, []);
}

/** Returns the path of the page whose link led to this one; undefined if this one was opened by its URL. */
export const useCameFrom = (): string | undefined => useHistoryState<EntryState | null>()?.from;
