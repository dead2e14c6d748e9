/**
 * The parts of a service worker's global scope that ours uses. TypeScript's library of workers cannot be loaded beside the one of
 * pages.
 */
export interface WorkerScope {
  /** The files that the worker stores. The build writes the list (client/offline-worker.ts). */
  readonly __WB_MANIFEST: readonly StoredFile[];
  readonly location: { readonly origin: string };
  readonly clients: { claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** A file by its path. Only the shell has a `revision`: the names of all other files change with their content. */
export interface StoredFile {
  url: string;
  revision: string | null;
}

interface LifetimeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends LifetimeEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
