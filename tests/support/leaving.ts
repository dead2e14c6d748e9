/** Whether the browser would ask somebody who closes the page, reloads it or leaves the app now. */
export function isAskedBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
