import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aTailor } from '../../tests/support/factories';
import { readPage } from '../../tests/support/read-page';
import { withWorkroomManifest } from './workroom-document';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { MAP_STYLE_URL: 'https://maps.example.com/style.json' } });
});
afterAll(() => app.stop());

describe('GET /workroom-shell', () => {
  it('is the app without data, for no cache and no search engine', async () => {
    const answer = await app.anonymous.get('/workroom-shell');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toBe(
      (await app.anonymous.get('/')).headers['content-security-policy'],
    );
    const page = readPage(answer);
    expect([page.title, page.meta.robots, page.canonical]).toEqual(['Seamfolk', 'noindex', undefined]);
    expect(page.data).toEqual({ answers: [] });
  });

  it('is the same for a signed-in tailor', async () => {
    const { agent } = await aTailor(app);
    const [own, visitors] = [await agent.get('/workroom-shell'), await app.anonymous.get('/workroom-shell')];
    expect(own.text).toBe(visitors.text);
    expect(own.headers).not.toHaveProperty('set-cookie');
  });

  it('is no page that a browser can open', async () => {
    const opened = await request(app.origin).get('/workroom-shell').set('Sec-Fetch-Mode', 'navigate');
    expect(opened.status).toBe(404);
  });
});

describe('withWorkroomManifest', () => {
  it('names the manifest of the workroom', () => {
    const page = (manifest: string) => `<link rel="icon" href="/favicon.ico"><link rel="manifest" href="/${manifest}">`;
    expect(withWorkroomManifest(page('site.webmanifest'))).toBe(page('manifest.webmanifest'));
  });
});
