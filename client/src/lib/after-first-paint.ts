/** Runs `work` when the browser has painted the HTML, or at once if the page is hidden, because it is not painted then. */
export function afterFirstPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  // The callback of a frame runs before the frame is painted.
  else requestAnimationFrame(() => void setTimeout(work));
}
