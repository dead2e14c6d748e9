import { useEffect } from 'react';
import { workerPath, workroomManifestPath } from '@shared/pages/workroom-shell';
import { usePageData } from '../lib/api/page-data';

/**
 * Registers the worker that opens the workroom without a connection (client/src/worker), after the first paint. Does nothing where a
 * browser has no workers, as in some private windows, and where the operator has switched the worker off.
 * @param isTailor whether the user has a profile; others have no book to open
 */
export function useWorker(isTailor: boolean): void {
  const { offlineWorker } = usePageData();
  const isWanted = isTailor && offlineWorker !== false;
  useEffect(() => {
    // A task after a frame comes after its paint. A hidden page has no frames: it registers the worker when it is shown.
    const frame = isWanted ? requestAnimationFrame(() => setTimeout(register)) : 0;
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
}

function register() {
  // A navigation within the app does not change the manifest of the public page that it started on.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', workroomManifestPath);
  if (!('serviceWorker' in navigator)) return;
  // Without it the workroom works as before, and the next start tries again.
  navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }).catch(() => undefined);
}
