// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseName, reloadForNewRelease } from './release';

const page = (script: string) => `<!doctype html><head><script type="module" src="/assets/${script}"></script></head>`;
const reload = vi.fn();
reloadForNewRelease();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  document.head.innerHTML = '<script type="module" src="/assets/index-BuildOne.js"></script>';
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

/** Simulates a chunk that fails to load while the server sends this answer. Resolves after the app has checked. */
async function lose(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
}

it('names the release by its script', () => expect(releaseName()).toBe('BuildOne'));

it('reloads once if the server has another release', async () => {
  await lose(async () => new Response(page('index-BuildTwo.js')));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  dispatchEvent(new Event('vite:preloadError'));
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['the same release', async () => new Response(page('index-BuildOne.js'))],
  ['the page of a proxy', async () => new Response('<h1>Sign in to the hotel</h1>')],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not reload if the server answers %s', async (_what, answer) => {
  await lose(answer);
  expect(reload).not.toHaveBeenCalled();
});
