import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { readPage } from '../../tests/support/read-page';

const styleUrl = 'https://maps.example.com/streets/style.json?key=abc';

/** Returns the directives of the page's content security policy. */
async function policyOf({ origin }: TestApp) {
  const { headers } = await fetch(`${origin}/discover`);
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((text) => text.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe('without MAP_STYLE_URL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('a page may only load from its own origin, including the map’s worker', async () => {
    expect(await policyOf(app)).toMatchObject({
      'connect-src': ["'self'", 'blob:'],
      'img-src': ["'self'", 'data:', 'blob:'],
      'worker-src': ["'self'"],
    });
  });

  it('a page contains no style URL', async () => {
    expect(readPage(await app.anonymous.get('/discover')).data).not.toHaveProperty('mapStyle');
  });
});

describe('with MAP_STYLE_URL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ environment: { MAP_STYLE_URL: styleUrl, MAP_ORIGINS: 'https://*.tiles.example.com' } });
  });
  afterAll(() => app.stop());

  it('a page may fetch from its origin and from MAP_ORIGINS, but run no scripts from there', async () => {
    const policy = await policyOf(app);
    for (const directive of ['connect-src', 'img-src']) {
      expect(policy[directive]).toEqual(
        expect.arrayContaining(['https://maps.example.com', 'https://*.tiles.example.com']),
      );
    }
    for (const directive of ['script-src', 'worker-src', 'style-src']) expect(policy[directive]).toEqual(["'self'"]);
  });

  it.each(['/', '/discover', '/about'])('%s contains the style URL', async (path) => {
    expect(readPage(await app.anonymous.get(path)).data.mapStyle).toBe(styleUrl);
  });
});
