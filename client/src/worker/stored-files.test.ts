import { appHeader } from '@shared/contract/headers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAgain, storedFiles } from './stored-files';

const script = '/assets/index-1a2b3c4d.js';
const later = '/assets/home-screen-1a2b3c4d.js';
const list = (release: string, ...urls: string[]) => [
  { url: '/workroom-shell', revision: release },
  ...urls.map((url) => ({ url, revision: null })),
];

/** The browser's caches: the texts by path, by the cache's name. */
let kept: Map<string, Map<string, Response>>;
let served: Record<string, Response>;
const fetched = vi.fn(async (path: string, _init?: RequestInit) => {
  return served[path]?.clone() ?? new Response('', { status: 404 });
});

const file = (text: string, type = 'text/javascript; charset=utf-8') =>
  new Response(text, { headers: { 'Content-Type': type } });
const page = (text: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', [appHeader]: '1' } });
/** What a hotel's network answers to each request before the guest has signed in. */
const hotels = () => file('<h1>Sign in</h1>', 'text/html');

const inCache = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name)!;
const copyOf = (found: Response | undefined) => found?.clone();

beforeEach(() => {
  kept = new Map();
  const shell = page(`<script src="${script}"></script>`);
  served = { '/workroom-shell': shell, [script]: file('index'), [later]: file('home', 'application/javascript') };
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
    [
      'the shell is of another release',
      () => (served['/workroom-shell'] = page('<script src="/assets/index-5e6f.js">')),
    ],
    ['the shell is the page of a hotel', () => (served['/workroom-shell'] = hotels())],
    [
      'the shell is a page that is not ours',
      () => (served['/workroom-shell'] = file(`<script src="${script}"></script>`, 'text/html')),
    ],
    ['the shell is no page', () => served['/workroom-shell']!.headers.set('Content-Type', 'application/json')],
    ['a script is the page of a hotel', () => (served[later] = hotels())],
    ['a script has no type', () => served[later]!.headers.delete('Content-Type')],
  ])('stores no shell if %s', async (_what, change) => {
    change();
    const files = storedFiles(list('one', script, later));
    await expect(files.store()).rejects.toThrow();
    expect(await files.find('/workroom-shell')).toBeUndefined();
  });

  it.each([
    ['/assets/base-1a2b3c4d.css', 'text/css; charset=utf-8'],
    ['/assets/inter-latin-1a2b3c4d.woff2', 'font/woff2'],
    ['/assets/mark-1a2b3c4d.svg', 'image/svg+xml'],
    ['/assets/sheet-1a2b3c4d.png', 'image/png'],
    ['/assets/sheet-1a2b3c4d.webp', 'image/webp'],
    ['/assets/sheet-1a2b3c4d.jpg', 'image/jpeg'],
    ['/assets/stages-1a2b3c4d.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('stores %s only as %s', async (path, type) => {
    served[path] = hotels();
    await expect(storedFiles(list('one', script, path)).store()).rejects.toThrow(`${path} answered 200 text/html`);
    served[path] = file('as built', type);
    const files = storedFiles(list('one', script, path));
    await files.store();
    expect(await (await files.find(path))?.text()).toBe('as built');
  });

  it.each(['one', 'two'])('loads a file again that a hotel answered when release %s was stored', async (release) => {
    inCache(`workroom-${release}`).set(later, hotels());
    const files = storedFiles(list('two', script, later));
    await files.store();
    expect(await (await files.find(later))?.text()).toBe('home');
  });
});

describe('storeAgain', () => {
  const stored = async () => {
    const files = storedFiles(list('one', script, later));
    await files.store();
    fetched.mockClear();
    return files;
  };

  it('stores files that the browser has cleared, once the app has answered a navigation', async () => {
    const files = await stored();
    kept.clear();
    await storeAgain(files, Promise.resolve(page('Home')));
    expect([...inCache('workroom-one').keys()].sort()).toEqual([later, script, '/workroom-shell']);
  });

  it('asks for nothing while the files are there', async () => {
    await storeAgain(await stored(), Promise.resolve(page('Home')));
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['a hotel answers', () => Promise.resolve(hotels())],
    ['there is no network', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ])('waits if %s', async (_what, navigation) => {
    const files = await stored();
    kept.clear();
    await storeAgain(files, navigation());
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stores once for several navigations, and tries again at the next one after a failure', async () => {
    const files = await stored();
    kept.clear();
    delete served[later];
    const [first, second] = [
      storeAgain(files, Promise.resolve(page('Home'))),
      storeAgain(files, Promise.resolve(page('Home'))),
    ];
    await expect(first).rejects.toThrow();
    await expect(second).rejects.toThrow();
    expect(fetched.mock.calls.filter(([path]) => path === later)).toHaveLength(1);
    served[later] = file('home');
    await storeAgain(files, Promise.resolve(page('Home')));
    expect(await (await files.find(later))?.text()).toBe('home');
  });
});
