import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedFiles } from './stored-files';

const script = '/assets/index-1a2b3c4d.js';
const later = '/assets/home-screen-1a2b3c4d.js';
const list = (release: string, ...urls: string[]) => [
  { url: '/workroom-shell', revision: release },
  ...urls.map((url) => ({ url, revision: null })),
];

/** The browser's caches: the texts by path, by the cache's name. */
let kept: Map<string, Map<string, Response>>;
let served: Record<string, string>;
const fetched = vi.fn(async (path: string, _init?: RequestInit) => {
  const text = served[path];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
});

const inCache = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name)!;
const copyOf = (found: Response | undefined) => found?.clone();

beforeEach(() => {
  kept = new Map();
  served = { '/workroom-shell': `<script src="${script}"></script>`, [script]: 'index', [later]: 'home' };
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      match: async (path: string) => copyOf(inCache(name).get(path)),
      put: async (path: string, answer: Response) => void inCache(name).set(path, answer),
    }),
    match: async (path: string, options?: { cacheName: string }) => {
      const names = options ? [options.cacheName] : [...kept.keys()];
      return copyOf(names.map((name) => kept.get(name)?.get(path)).find(Boolean));
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('storedFiles', () => {
  it('stores the files and the shell of the release, the shell without cookies', async () => {
    const files = storedFiles(list('one', script, later));
    await files.store();
    expect([...inCache('workroom-one').keys()].sort()).toEqual([later, script, '/workroom-shell']);
    expect(fetched).toHaveBeenCalledWith('/workroom-shell', { cache: 'no-store', credentials: 'omit' });
    expect(await (await files.find(later))?.text()).toBe('home');
    expect(await files.find('/assets/none.js')).toBeUndefined();
  });

  it('loads only what the release before has not', async () => {
    await storedFiles(list('one', script)).store();
    fetched.mockClear();
    const next = storedFiles(list('two', script, later));
    await next.store();
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([later, '/workroom-shell']);
    expect([...kept.keys()]).toEqual(['workroom-one', 'workroom-two']);
    kept.set('of-another-worker', new Map());
    await next.dropOthers();
    expect([...kept.keys()]).toEqual(['workroom-two', 'of-another-worker']);
    expect(await (await next.find(script))?.text()).toBe('index');
  });

  it.each([
    ['a file is missing', () => delete served[later]],
    ['the shell is missing', () => delete served['/workroom-shell']],
    ['the shell is of another release', () => (served['/workroom-shell'] = '<script src="/assets/index-5e6f.js">')],
    ['the shell is the page of a hotel', () => (served['/workroom-shell'] = '<h1>Sign in</h1>')],
  ])('stores no shell if %s', async (_what, change) => {
    change();
    const files = storedFiles(list('one', script, later));
    await expect(files.store()).rejects.toThrow();
    expect(await files.find('/workroom-shell')).toBeUndefined();
  });
});
