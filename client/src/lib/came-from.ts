import { useHistoryState } from 'wouter/use-browser-location';

/** The state of an entry of the browser's history: the path of the page whose link led to it. */
interface Origin {
  from?: string;
}

const isOfDialog = () => 'dialog' in Object(history.state);
const stored = () => (history.state as Origin | null)?.from;

let here = window.location.pathname;
let origin = stored();
let wasOfDialog = isOfDialog();

/** Writes the origin into the entry; a navigation that replaces the entry has removed it. */
function store(): void {
  here = window.location.pathname;
  wasOfDialog = isOfDialog();
  if (stored() !== origin) history.replaceState({ ...(history.state as object | null), from: origin }, '');
}

/** wouter sends an event after each pushState and replaceState. Dialogs and queries change the entry of the same page. */
function listen(): void {
  window.addEventListener('pushState', () => {
    if (window.location.pathname !== here) origin = here;
    store();
  });
  window.addEventListener('replaceState', () => {
    // A link in a dialog replaces the entry of the dialog.
    if (wasOfDialog && window.location.pathname !== here) origin = here;
    store();
  });
  window.addEventListener('popstate', () => {
    origin = stored();
    store();
  });
}

// Once per window: in tests, modules of several files share one, and two listeners would overwrite each other's origin.
const listening = Symbol.for('seamfolk-came-from');
if (!(listening in window)) {
  Object.assign(window, { [listening]: true });
  listen();
}

/** Returns the path of the page whose link led to this one; undefined if this one was opened by its URL. */
export const useCameFrom = (): string | undefined => useHistoryState<Origin | null>()?.from;
