import express from 'express';
import { Window } from 'happy-dom';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pagePatterns, publicPages, workroomPatterns, type WorkroomPageName } from '@shared/pages/pages';
import { renderPage } from '../../../client/src/render-page';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';
import { readPage } from '../../../tests/support/read-page';
import type { AppDeps } from '../../deps';
import { errorHandler } from '../../http/error-handler';
import { createLog } from '../../http/log';
import { openGazetteer } from '../../places/gazetteer';
import { visitorScope } from '../../scope';
import { sitemapRoutes } from './crawlers';
import { placeParts, tailorParts } from './sitemap-parts';

let app: TestApp;
const fixed = ['/', '/discover', '/about', '/contact', '/terms', '/privacy'];
const [houston, lagos] = ['/discover?near=Houston%2C+Texas%2C+United+States', '/discover?near=Lagos%2C+Nigeria'];
/** Places with tailors, and the garments made there. */
const places = [
  houston,
  `${houston}&garments=Agbada`,
  `${houston}&garments=Kaftan`,
  `${houston}&garments=Kaba+%26+Slit`,
  lagos,
];

beforeAll(async () => {
  app = await startApp({ render: renderPage });
  const inHouston = { city: 'Houston', state: 'Texas', zipcode: '77002', country: 'United States' };
  const profiles = [
    { ...inHouston, serviceCategories: ['Kaftan', 'Agbada'] },
    { ...inHouston, serviceCategories: ['Kimono'], isActive: false },
    { ...inHouston, city: 'HOUSTON', state: 'TX', zipcode: '77005', serviceCategories: ['Kaba & Slit', 'Agbada'] },
    { city: 'Lagos', country: 'Nigeria' },
    { city: '<script>alert("Zzyzx")</script>', country: 'Mali', serviceCategories: ['Bubu/Boubou'] },
  ];
  for (const [index, profile] of profiles.entries())
    await aTailor(app, { ...profile, profileSlug: `cutter-${index + 1}` });
});
afterAll(() => app.stop());

/** Starts the same routes with short sitemaps. */
async function shortSitemaps({ tailors = 10, towns = 10 }) {
  const deps = { ...app.database, env: app.env, places: await openGazetteer() } as unknown as AppDeps;
  const options = { directory: visitorScope(deps).directory, absolute: (path: string) => app.publicUrl + path };
  const routes = sitemapRoutes({
    ...options,
    tailors: tailorParts(options, tailors),
    places: placeParts(options, towns),
  });
  return supertest(express().use(routes, errorHandler(createLog(app.env))));
}

/** Returns the URLs in a sitemap. Fails if it is not well-formed XML. */
function locations(xml: string): string[] {
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) xmlns="[^"]+">/);
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  return [...document.getElementsByTagName('loc')].map(({ textContent }) => textContent);
}

const absolute = (paths: string[]) => paths.map((path) => `${app.publicUrl}${path}`);

describe('GET /sitemap.xml', () => {
  it('lists every public page by its absolute URL, with the time of its last change', async () => {
    const answer = await app.anonymous.get('/sitemap.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const listed = ['cutter-1', 'cutter-3', 'cutter-4', 'cutter-5'].map((slug) => `/tailors/${slug}`);
    expect(locations(answer.text)).toEqual(absolute([...fixed, ...listed, ...places]));
    expect(answer.text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(4);
  });

  it('is an index if the pages do not fit into one file', async () => {
    const parts = await shortSitemaps({ tailors: 2 });
    const index = await parts.get('/sitemap.xml');
    expect(index.text).toContain('<sitemapindex');
    const files = ['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml', '/sitemap-places-1.xml'];
    expect(locations(index.text)).toEqual(absolute(files));
    const pages: string[][] = [];
    for (const file of files) pages.push(locations((await parts.get(file)).text));
    expect(pages).toEqual([
      absolute([...fixed, '/tailors/cutter-1']),
      absolute(['/tailors/cutter-3', '/tailors/cutter-4']),
      absolute(['/tailors/cutter-5']),
      absolute(places),
    ]);
  });

  it('is made once for concurrent requests, and cached', async () => {
    const parts = await shortSitemaps({ tailors: 2 });
    const query = vi.spyOn(app.database.pool, 'query');
    const answers = await Promise.all(Array.from({ length: 10 }, () => parts.get('/sitemap-2.xml')));
    answers.push(await parts.get('/sitemap-2.xml'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const reads = query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('profile_slug'));
    expect(reads).toHaveLength(1);
  });

  it('has no part beyond the last', async () => {
    const parts = await shortSitemaps({ tailors: 2 });
    for (const name of ['4', 'places-2']) expect((await parts.get(`/sitemap-${name}.xml`)).status, name).toBe(404);
    for (const name of ['1', 'places-1'])
      expect((await app.anonymous.get(`/sitemap-${name}.xml`)).status, name).toBe(200);
    for (const name of ['0', '01', '2', '-1', '99999999', 'x', 'places-0', 'places-', 'places-x']) {
      expect((await app.anonymous.get(`/sitemap-${name}.xml`)).status, name).toBe(404);
    }
  });
});

describe('places in the sitemap', () => {
  it('are each in exactly one part, whatever their spelling', async () => {
    const parts = await shortSitemaps({ towns: 1 });
    const files = locations((await parts.get('/sitemap.xml')).text).filter((file) => file.includes('places'));
    // The places have four spellings of towns.
    expect(files).toEqual(absolute([1, 2, 3, 4].map((part) => `/sitemap-places-${part}.xml`)));
    const pages: string[] = [];
    for (const file of files) {
      const answer = await parts.get(new URL(file).pathname);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
      pages.push(...locations(answer.text));
    }
    expect(pages.sort()).toEqual(absolute(places).sort());
  });

  it('have a page with at least one tailor, whose canonical URL is the same', async () => {
    for (const address of absolute(places)) {
      const answer = await app.anonymous.get(address);
      const page = readPage(answer);
      expect([answer.status, page.canonical]).toEqual([200, address]);
      expect(page.meta.robots, address).toBeUndefined();
      expect(page.document.querySelectorAll('#root a[href^="/tailors/"]').length, address).toBeGreaterThan(0);
    }
  });

  it('are missing if there are no tailors', async () => {
    const empty = await startApp();
    const answer = await empty.anonymous.get('/sitemap.xml');
    expect(locations(answer.text)).toEqual(fixed.map((path) => `${empty.publicUrl}${path}`));
    expect((await empty.anonymous.get('/sitemap-places-1.xml')).status).toBe(404);
    await empty.stop();
  });
});

describe('GET /robots.txt', () => {
  it('allows public pages, disallows the rest and contains the sitemap’s URL', async () => {
    const answer = await app.anonymous.get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const lines = answer.text.split('\n');
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    const screens = [
      '/register',
      '/dashboard',
      '/gallery',
      '/clients',
      '/measurements',
      '/orders',
      '/settings',
      '/decisions',
      '/operator',
    ];
    expect(closed).toEqual(expect.arrayContaining(['/api', '/oidc', ...screens]));
    const open = Object.keys(workroomPatterns).filter(
      (name) => !closed.some((path) => pagePatterns[name as WorkroomPageName].startsWith(path)),
    );
    expect(open).toEqual([]);
    expect(closed.filter((path) => publicPages.some((name) => pagePatterns[name].startsWith(path)))).toEqual([]);
    expect(lines).toContain(`Sitemap: ${app.publicUrl}/sitemap.xml`);
  });
});
