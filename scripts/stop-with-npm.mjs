/**
 * Stops this process when its `npm start` is stopped: npm sends SIGTERM only to the shell between npm and this process, and
 * the shell does not pass it on.
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
