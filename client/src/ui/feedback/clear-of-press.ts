/** The controls that a toast must not cover: those under the pointer, which were pressed last on a touch screen, and the focused one. */
const controls = ':is(a,button,input,textarea):is(:hover,:focus)';

/** The lowest top of a toast, as a part of the window's height: the bars at the bottom stay free. */
const lowest = 0.6;

/**
 * Keeps a toast off the control that was pressed, and until `signal` is aborted off each one that gets the focus: it lies at the top
 * of the window, or below that control.
 */
export function keepClear(toast: HTMLElement, signal: AbortSignal): void {
  const giveWay = () => {
    if (toast.contains(document.activeElement)) return;
    toast.style.top = '';
    for (const control of document.querySelectorAll(controls)) {
      const [under, over] = [control.getBoundingClientRect(), toast.getBoundingClientRect()];
      if (under.top < over.bottom && under.bottom > over.top && !toast.contains(control))
        toast.style.top = `${Math.min(under.bottom, lowest * innerHeight)}px`;
    }
  };
  if (signal.aborted) return;
  giveWay();
  addEventListener('focusin', giveWay, { signal });
}
