import { shellPath } from '@shared/pages/workroom-shell';
import { isOurs } from './network-first';
import type { StoredFile } from './worker-scope';

/** How many files are loaded at once, so that the page that is open is not slowed. */
const atOnce = 3;

const prefix = 'workroom-';

/** What the Content-Type of a file says, by the ending of its name. A hotel's network answers anything with its own page. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  webp: /^image\/webp/,
  jpg: /^image\/jpeg/,
  json: /^application\/json/,
  webmanifest: /^application\/manifest\+json/,
};

/** The files of one release, in a cache of their own: the caches of two releases can be there at once. No answer of the API is stored. */
export function storedFiles(list: readonly StoredFile[]) {
  const release = list.find(({ url }) => url === shellPath)?.revision ?? '';
  const name = prefix + release;
  const paths: ReadonlySet<string> = new Set(list.map(({ url }) => url).filter((url) => url !== shellPath));

  return {
    paths,

    /** Returns a stored file; undefined if the browser has cleared the storage. */
    find: (path: string) => caches.match(path, { cacheName: name, ignoreVary: true }).catch(() => undefined),

    /**
     * Stores what is not stored yet. @throws Error if a file is missing or of another type, if the shell is not ours, or if the
     * server has another release
     */
    store: async () => {
      const cache = await caches.open(name);
      const left = [...paths];
      const storeNext = async (): Promise<void> => {
        const path = left.pop();
        if (path === undefined) return;
        const stored = await cache.match(path);
        if (!stored || !isOfType(path, stored)) await cache.put(path, (await storedBefore(path)) ?? (await load(path)));
        return storeNext();
      };
      await Promise.all(Array.from({ length: atOnce }, storeNext));
      // Without cookies, so that it cannot contain anything of a user.
      const shell = await loadShell();
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

let storing: Promise<void> | undefined;

/**
 * Stores the files again if the browser has cleared them, such as when the device was full: an update of the worker comes only with the next
 * release. Waits until the app has answered a navigation. The shell is stored last: with it, all files are there.
 * @throws Error if a file cannot be stored; the next navigation tries again
 */
export async function storeAgain(
  files: Pick<ReturnType<typeof storedFiles>, 'find' | 'store'>,
  navigation: Promise<Response>,
): Promise<void> {
  const page = await navigation.catch(() => undefined);
  if (!page || !isOurs(page) || (await files.find(shellPath))) return;
  await (storing ??= files.store().finally(() => (storing = undefined)));
}

/** Whether all files that the shell names are stored, with at least its script among them. */
export function isComplete(html: string, paths: ReadonlySet<string>): boolean {
  const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  return named.length > 0 && named.every((path) => paths.has(path));
}

/** Returns a file of an earlier release; undefined if there is none of this type. */
async function storedBefore(path: string): Promise<Response | undefined> {
  const found = await caches.match(path);
  return found && isOfType(path, found) ? found : undefined;
}

async function load(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok || answer.redirected || !isOfType(path, answer)) throw unusable(path, answer);
  return answer;
}

async function loadShell(): Promise<Response> {
  const answer = await fetch(shellPath, { cache: 'no-store', credentials: 'omit' });
  const isPage = typeOf(answer).startsWith('text/html');
  if (!answer.ok || answer.redirected || !isPage || !isOurs(answer)) throw unusable(shellPath, answer);
  return answer;
}

const typeOf = ({ headers }: Response): string => headers.get('Content-Type') ?? '';

function isOfType(path: string, answer: Response): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return types[ending]?.test(typeOf(answer)) ?? false;
}

const unusable = (path: string, answer: Response) => new Error(`${path} answered ${answer.status} ${typeOf(answer)}`);
