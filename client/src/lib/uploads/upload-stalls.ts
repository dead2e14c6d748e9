import type Uppy from '@uppy/core';
import type { Body, Meta } from '@uppy/core';

/** The longest time without progress, in milliseconds. */
const stallMs = 30_000;

/** How often a stalled file is sent again before it fails. */
const mostRestarts = 2;

/**
 * Sends a file again if its connection makes no progress for 30 seconds, which `@uppy/aws-s3` does not notice: pausing a file
 * ends its request, and resuming it signs and sends a new one.
 */
export function watchStalls<M extends Meta>(uppy: Uppy<M, Body>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const restarts = new Map<string, number>();
  const stop = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const watch = (id: string) => {
    stop(id);
    timers.set(
      id,
      setTimeout(() => restart(id), stallMs),
    );
  };
  const restart = (id: string) => {
    timers.delete(id);
    restarts.set(id, (restarts.get(id) ?? 0) + 1);
    uppy.pauseResume(id);
    uppy.pauseResume(id);
  };
  const forget = (id: string) => {
    stop(id);
    restarts.delete(id);
  };
  uppy.on('upload-progress', (file) => file && timers.has(file.id) && watch(file.id));
  uppy.on('upload-success', (file) => file && forget(file.id));
  uppy.on('upload-error', (file) => file && forget(file.id));
  uppy.on('file-removed', (file) => forget(file.id));
  return {
    /** Starts to watch a file that is about to be sent. */
    watch,
    /** @throws DOMException TimeoutError if the file has stalled too often */
    refuseAfterMany: (id: string) => {
      if ((restarts.get(id) ?? 0) > mostRestarts) throw new DOMException('The connection stalled', 'TimeoutError');
    },
  };
}
