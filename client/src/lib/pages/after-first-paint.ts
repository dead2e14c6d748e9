/** Milliseconds after the first frame when work starts in any case: a browser may not report its paint. */
const longestWait = 1000;

/**
 * Runs `work` once, when the first text or picture of the HTML is on the screen. A hidden page is not painted, so the work then runs
 * at once.
 */
export function afterFirstPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') return work();
  const start = () => {
    paints.disconnect();
    document.removeEventListener('visibilitychange', start);
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    work();
  };
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  });
  paints.observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Until the first frame the style sheet may be missing, however long that takes.
  const frame = requestAnimationFrame(() => (timer = setTimeout(start, longestWait)));
}
