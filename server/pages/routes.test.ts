import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Router } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aTailor } from '../../tests/support/factories';
import { readPage } from '../../tests/support/read-page';
import { createApp } from '../app';
import type { AppDeps } from '../deps';
import { openDatabase } from '../db/client';
import { createLog } from '../http/log';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async (path: string) => {
  const answer = await app.anonymous.get(path);
  return { answer, page: readPage(answer) };
};

describe('other pages', () => {
  it.each([
    ['/', 'Seamfolk: made to measure, easy to find'],
    ['/about', 'About - Seamfolk'],
    ['/contact', 'Contact - Seamfolk'],
    ['/terms', 'Terms - Seamfolk'],
    ['/privacy', 'Privacy - Seamfolk'],
  ])('%s has its own head', async (path, title) => {
    const { answer, page } = await open(path);
    expect(answer.status).toBe(200);
    expect([page.title, page.meta['og:title']]).toEqual([title, title]);
    expect(page.canonical).toBe(`${app.publicUrl}${path}`);
    expect(page.meta.description?.length).toBeGreaterThan(40);
    expect(page.meta['og:type']).toBe('website');
    expect(page.meta.robots).toBeUndefined();
  });

  it('describes the site to search engines on the landing page', async () => {
    const { thing, meta } = (await open('/')).page;
    expect(thing).toMatchObject({
      '@type': 'WebSite',
      url: `${app.publicUrl}/`,
      name: 'Seamfolk',
      potentialAction: { '@type': 'SearchAction', target: `${app.publicUrl}/discover?near={place}` },
    });
    expect(meta['og:locale']).toBe('en_US');
    expect((await open('/about')).page.thing).toBeUndefined();
  });

  it.each([
    ['/dashboard', 404],
    ['/register', 200],
    ['/measurements/an-id', 404],
    ['/nowhere', 404],
    ['/tailors', 404],
    ['/tailors/a/b', 404],
    ['/%', 404],
    ['//seamfolk.example/', 404],
  ])('%s is noindex', async (path, status) => {
    const answer = await fetch(app.origin + path, { redirect: 'manual' });
    const page = readPage({ text: await answer.text() });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect([page.meta.robots, page.meta['og:title'], page.canonical]).toEqual(['noindex', undefined, undefined]);
  });

  it('does not state `signedIn` if the request has a session cookie', async () => {
    const { agent } = await aTailor(app);
    expect(readPage(await agent.get('/')).data).toEqual({ answers: [], locale: 'en' });
    expect(readPage(await agent.get('/dashboard')).title).toBe('Dashboard - Seamfolk');
    const answers = [{ key: ['/api/directory'], data: { tailors: expect.any(Number), cities: expect.any(Number) } }];
    expect((await open('/')).page.data).toEqual({ answers, locale: 'en', signedIn: false });
    expect((await open('/dashboard')).page.title).toBe('404 Page Not Found - Seamfolk');
  });

  it('is not cached for requests with a session cookie, so that Back does not show it after the sign-out', async () => {
    const { agent } = await aTailor(app);
    for (const path of ['/', '/dashboard', '/clients']) {
      expect((await agent.get(path)).headers['cache-control']).toBe('no-store');
    }
    expect((await app.anonymous.get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('redirects /index.html to the landing page', async () => {
    const moved = await app.anonymous.get('/index.html');
    expect([moved.status, moved.headers.location]).toEqual([301, '/']);
    expect((await app.anonymous.get('/%69ndex.html')).status).toBe(404);
  });

  it('answers 404 to other methods', async () => {
    const refused = await app.anonymous.post('/discover', {});
    expect(refused.status).toBe(404);
    expect(refused.headers['content-security-policy']).toBeTruthy();
  });
});

describe('while the database does not answer', () => {
  it.each([
    ['/', 200, 'Seamfolk: made to measure, easy to find'],
    ['/discover?city=Lagos', 503, 'Tailors in Lagos - Seamfolk'],
    ['/tailors/adunni-couture', 503, 'Seamfolk'],
  ])('%s is sent without its data, as %i', async (path, status, title) => {
    const away = openDatabase('postgres://nobody:x@127.0.0.1:1/nothing');
    const site = {
      hashedFiles: Router(),
      otherFiles: Router(),
      document: async () => '<head><!--head--></head><!--content--><!--data-->',
      codeOf: () => ({ scripts: [], styles: [] }),
      render: async () => '',
    };
    const env = { ...app.env, publicUrl: 'https://seamfolk.example' };
    const deps = { ...away, jobs: away.db, env, log: createLog(env), storage: { origins: [] }, site };
    const server = createServer(createApp(deps as unknown as AppDeps)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const page = readPage({ text: await answer.text() });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '2' : null);
    expect(page.title).toBe(title);
    if (page.canonical) expect(page.canonical).toBe(`https://seamfolk.example${path}`);
    expect(page.data).toEqual({ answers: [], locale: 'en', signedIn: false });
    server.close();
    await away.pool.end();
  });
});
