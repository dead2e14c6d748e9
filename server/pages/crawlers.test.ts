import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aTailor } from '../../tests/support/factories';
import type { AppDeps } from '../app';
import { errorHandler } from '../http/error-handler';
import { createLog } from '../http/log';
import { crawlerRoutes } from './crawlers';

let app: TestApp;
const fixed = ['/', '/discover', '/about', '/contact', '/privacy'];
beforeAll(async () => {
  app = await startApp();
  for (const number of [1, 2, 3, 4, 5]) await aTailor(app, { profileSlug: `cutter-${number}`, isActive: number !== 2 });
});
afterAll(() => app.stop());

/** The same routes with short sitemaps. */
function shortSitemaps(tailorsPerSitemap: number) {
  const log = createLog(app.env);
  const deps = { ...app.database, env: app.env, log } as unknown as AppDeps;
  return supertest(express().use(crawlerRoutes(deps, { tailorsPerSitemap }), errorHandler(log)));
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const absolute = (paths: string[]) => paths.map((path) => `${app.publicUrl}${path}`);

describe('GET /sitemap.xml', () => {
  it('lists every page that may be found, absolute, with the time of its last change', async () => {
    const answer = await app.anonymous.get('/sitemap.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const listed = ['cutter-1', 'cutter-3', 'cutter-4', 'cutter-5'].map((slug) => `/tailors/${slug}`);
    expect(locations(answer.text)).toEqual(absolute([...fixed, ...listed]));
    expect(answer.text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(4);
    expect(answer.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
  });

  it('is an index of parts when one file does not hold all', async () => {
    const parts = shortSitemaps(2);
    const index = await parts.get('/sitemap.xml');
    expect(index.text).toContain('<sitemapindex');
    expect(locations(index.text)).toEqual(absolute(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']));
    const pages: (string | undefined)[][] = [];
    for (const number of [1, 2, 3]) pages.push(locations((await parts.get(`/sitemap-${number}.xml`)).text));
    expect(pages).toEqual([
      absolute([...fixed, '/tailors/cutter-1']),
      absolute(['/tailors/cutter-3', '/tailors/cutter-4']),
      absolute(['/tailors/cutter-5']),
    ]);
  });

  it('has no part beyond the last', async () => {
    const parts = shortSitemaps(2);
    expect((await parts.get('/sitemap-4.xml')).status).toBe(404);
    expect((await app.anonymous.get('/sitemap-1.xml')).status).toBe(200);
    for (const name of ['0', '01', '2', '-1', '99999999', 'x']) {
      expect((await app.anonymous.get(`/sitemap-${name}.xml`)).status, name).toBe(404);
    }
  });
});

describe('GET /robots.txt', () => {
  it('opens what is public, closes the rest and names the sitemap', async () => {
    const answer = await app.anonymous.get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const lines = answer.text.split('\n');
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    const screens = ['/register', '/dashboard', '/gallery', '/clients', '/measurements', '/settings'];
    expect(closed).toEqual(['/api', '/oidc', ...screens]);
    expect(lines).toContain(`Sitemap: ${app.publicUrl}/sitemap.xml`);
  });
});
