import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { readPage } from '../../tests/support/read-page';

const styleUrl = 'https://maps.example.com/streets/style.json?key=abc';

/** What the page's policy allows, by its directives. */
async function policyOf({ origin }: TestApp) {
  const { headers } = await fetch(`${origin}/discover`);
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((text) => text.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe('without a style of somebody else’s', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('a page talks to nobody but us, the map’s worker included', async () => {
    expect(await policyOf(app)).toMatchObject({
      'connect-src': ["'self'", 'blob:'],
      'img-src': ["'self'", 'data:', 'blob:'],
      'worker-src': ["'self'"],
    });
  });

  it('a page says nothing of styles', async () => {
    expect(readPage(await app.anonymous.get('/discover')).data).not.toHaveProperty('mapStyle');
  });
});

describe('with a style of somebody else’s', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ environment: { MAP_STYLE_URL: styleUrl, MAP_ORIGINS: 'https://*.tiles.example.com' } });
  });
  afterAll(() => app.stop());

  it('a page may fetch from its origin and from those that are named, and run nothing from there', async () => {
    const policy = await policyOf(app);
    for (const directive of ['connect-src', 'img-src']) {
      expect(policy[directive]).toEqual(
        expect.arrayContaining(['https://maps.example.com', 'https://*.tiles.example.com']),
      );
    }
    for (const directive of ['script-src', 'worker-src', 'style-src']) expect(policy[directive]).toEqual(["'self'"]);
  });

  it.each(['/', '/discover', '/about'])('%s carries its address', async (path) => {
    expect(readPage(await app.anonymous.get(path)).data.mapStyle).toBe(styleUrl);
  });
});
