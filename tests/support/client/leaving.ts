/** Returns whether the browser would ask before closing the page, reloading it or leaving the app. */
export function isAskedBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
