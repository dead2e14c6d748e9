import { shellPath } from '@shared/pages/workroom-shell';
import { networkFirst, networkOrShell } from './network-first';
import { storeAgain, storedFiles } from './stored-files';
import { wayOf } from './way-of';
import type { WorkerScope } from './worker-scope';

/**
 * The service worker: it opens the workroom without a connection. A newer one waits until no page of the site is open any more
 * (there is no `skipWaiting`), so that no page loses the files that it was started with.
 */
declare const self: WorkerScope;

const files = storedFiles(self.__WB_MANIFEST);
const site = { origin: self.location.origin, files: files.paths };

self.addEventListener('install', (event) => event.waitUntil(files.store()));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([files.dropOthers(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, site);
  if (way === 'file') event.respondWith(fileOf(request));
  if (way !== 'page' && way !== 'home') return;
  const stop = new AbortController();
  const network = way === 'page' ? fetch(request, { signal: stop.signal }) : fetch(request);
  event.respondWith(way === 'page' ? networkFirst(network, shell, () => stop.abort()) : networkOrShell(network, shell));
  event.waitUntil(storeAgain(files, network));
});

const shell = () => files.find(shellPath);

async function fileOf(request: Request): Promise<Response> {
  return (await files.find(new URL(request.url).pathname)) ?? fetch(request);
}
