import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite, filled, withLateScripts, type Site } from './page';

const script = 'console.log("sewn")';
const ownFiles = '<script src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/index-1.css">';
const index = `<!doctype html><head><!--head-->${ownFiles}</head><div id="root"><!--content--></div><!--data-->`;
const manifest = {
  'src/start.tsx': { file: 'assets/index-1.js', css: ['assets/index-1.css'] },
  '_ui-2.js': { file: 'assets/ui-2.js', css: ['assets/ui-2.css'], imports: ['src/start.tsx'] },
  'src/about.tsx': {
    file: 'assets/about-3.js',
    imports: ['src/start.tsx', '_ui-2.js'],
    dynamicImports: ['src/later.tsx'],
  },
  'src/later.tsx': { file: 'assets/later-4.js' },
};
let folder: string;
let site: Site;
let app: Express;
beforeAll(async () => {
  const dist = await mkdtemp(join(tmpdir(), 'seamfolk-site-'));
  folder = join(dist, 'client');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(dist, 'earlier-assets'));
  await writeFile(join(dist, 'earlier-assets/index-0earlier.js'), script);
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'index.html'), index);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'site.webmanifest'), '{}');
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
  await writeFile(join(folder, 'sw.js'), script);
  await writeFile(join(folder, 'assets/index-1a2b.js'), script);
  await writeFile(join(folder, 'assets/index-1a2b.js.br'), brotliCompressSync(script));
  await mkdir(join(folder, '../rendering'));
  await writeFile(join(folder, '../rendering/render-page.js'), 'export const renderPage = async ({ path }) => path;');
  site = await builtSite(folder);
  app = express().use(site.hashedFiles, site.otherFiles);
});
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

describe('the built site', () => {
  it.each([
    '/',
    '/discover',
    '/assets/gone.js',
    '/assets',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/%',
    '/index.html',
    '//index.html',
    '/%69ndex.html',
    '/assets/..%2findex.html',
  ])('has no file at %s', async (path) => expect((await request(app).get(path)).status).toBe(404));

  it.each(['br', 'identity'])('serves hashed files with an unlimited cache time, encoded as %s', async (encoding) => {
    const answer = await request(app).get('/assets/index-1a2b.js').set('Accept-Encoding', encoding).buffer(false);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('serves the hashed files of earlier builds, for open tabs', async () => {
    const answer = await request(app).get('/assets/index-0earlier.js');
    expect([answer.status, answer.text]).toEqual([200, script]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('serves %s with a cache time of an hour', async (path, type) => {
    const answer = await request(app).get(path);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.headers['content-type']).toContain(type);
  });

  it('serves the worker so that a browser asks for it each time', async () => {
    const answer = await request(app).get('/sw.js');
    expect([answer.status, answer.text]).toEqual([200, script]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('renders with the built code of the client', async () => {
    const page = { path: '/about', search: '', data: { answers: [] } };
    expect(await site.render(page, () => undefined)).toBe('/about');
  });

  it('returns the static imports of a module without those of the app and without dynamic imports', () => {
    expect(site.codeOf(['src/about.tsx'])).toEqual({
      scripts: ['/assets/about-3.js', '/assets/ui-2.js'],
      styles: ['/assets/ui-2.css'],
    });
    expect(site.codeOf(['src/nowhere.tsx'])).toEqual({ scripts: [], styles: [] });
  });
});

describe('filled', () => {
  it('inserts the tags literally', async () => {
    const document = filled(await site.document('/'), {
      head: "<title>$& $' $1</title>",
      content: '<p></p>',
      data: '<script></script>',
    });
    expect(document).toBe(
      `<!doctype html><head><title>$& $' $1</title>${ownFiles}</head><div id="root"><p></p></div><script></script>`,
    );
  });
});

describe('withLateScripts', () => {
  it('delays scripts, and nothing else', () => {
    const tags = [
      '<script type="module" crossorigin src="/a.js"></script>',
      '<link rel="modulepreload" crossorigin href="/b.js">',
      '<link rel="stylesheet" href="/c.css">',
      '<script type="application/json">{}</script>',
    ];
    expect(withLateScripts(tags.join('')).match(/<[a-z]+ [^>]*fetchpriority="low"[^>]*>/g)).toEqual([
      '<script type="module" fetchpriority="low" crossorigin src="/a.js">',
      '<link rel="later" fetchpriority="low" crossorigin href="/b.js">',
    ]);
  });
});
