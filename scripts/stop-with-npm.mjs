/**
 * Stops this process when the `npm start` that runs it was told to stop: npm hands SIGTERM to the shell between it and
 * us, which dies without handing it on.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
