import { shellPath } from '@shared/pages/workroom-shell';
import type { StoredFile } from './worker-scope';

/** How many files are loaded at once, so that the page that is open is not slowed. */
const atOnce = 3;

const prefix = 'workroom-';

/** The files of one release, in a cache of their own: the caches of two releases can be there at once. No answer of the API is stored. */
export function storedFiles(list: readonly StoredFile[]) {
  const release = list.find(({ url }) => url === shellPath)?.revision ?? '';
  const name = prefix + release;
  const paths: ReadonlySet<string> = new Set(list.map(({ url }) => url).filter((url) => url !== shellPath));

  return {
    paths,

    /** Returns a stored file; undefined if the browser has cleared the storage. */
    find: (path: string) => caches.match(path, { cacheName: name, ignoreVary: true }).catch(() => undefined),

    /** Stores what is not stored yet. @throws Error if a file is missing, or if the server has another release */
    store: async () => {
      const cache = await caches.open(name);
      const left = [...paths];
      const storeNext = async (): Promise<void> => {
        const path = left.pop();
        if (path === undefined) return;
        if (!(await cache.match(path))) await cache.put(path, (await caches.match(path)) ?? (await load(path)));
        return storeNext();
      };
      await Promise.all(Array.from({ length: atOnce }, storeNext));
      // Without cookies, so that it cannot contain anything of a user.
      const shell = await load(shellPath, { cache: 'no-store', credentials: 'omit' });
      if (!isComplete(await shell.clone().text(), paths)) throw new Error('The server has another release');
      await cache.put(shellPath, shell);
    },

    /** Removes the files of other releases. */
    dropOthers: async () => {
      const others = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },
  };
}

/** Whether all files that the shell names are stored, with at least its script among them. */
export function isComplete(html: string, paths: ReadonlySet<string>): boolean {
  const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  return named.length > 0 && named.every((path) => paths.has(path));
}

async function load(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init);
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
