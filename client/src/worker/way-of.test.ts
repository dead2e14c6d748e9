import { describe, expect, it } from 'vitest';
import { type Way, wayOf } from './way-of';

const origin = 'https://seamfolk.example';
const site = { origin, files: new Set(['/assets/base-1a2b3c4d.js']) };
const get = (path: string, mode: RequestMode) => wayOf({ method: 'GET', mode, url: origin + path }, site);

describe('wayOf a navigation', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/Dashboard',
    '/clients',
    '/clients/8a6f?sort=name',
    '/measurements/8a6f/compare?from=1',
    '/orders/figures',
    '/orders/8a6f/receipt',
    '/gallery',
    '/settings/account',
  ])('is `page` for the workroom: %s', (path) => expect(get(path, 'navigate')).toBe<Way>('page'));

  it.each(['/', '/?utm_source=home'])('is `home` for the page of visitors: %s', (path) =>
    expect(get(path, 'navigate')).toBe<Way>('home'),
  );

  it.each([
    '/discover?city=Lagos',
    '/tailors/adunni-couture',
    '/tailors/adunni-couture/report',
    '/about',
    '/privacy',
    '/o/dGhlLXRva2Vu',
    '/api/login?returnTo=/dashboard',
    '/api/callback?code=x',
    '/api/logout',
    '/api/account/archive',
    '/oidc/auth',
    '/register',
    '/operator',
    '/nowhere',
    '/workroom-shell',
    '/clients/8a6f/nowhere',
    '/assets/base-1a2b3c4d.js',
    '/pictures/none.jpg',
    '/sw.js',
    '/%',
  ])('is none for %s', (path) => expect(get(path, 'navigate')).toBeUndefined());

  it('is none for a form that is sent, and for another origin', () => {
    expect(wayOf({ method: 'POST', mode: 'navigate', url: `${origin}/dashboard` }, site)).toBeUndefined();
    expect(
      wayOf({ method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/dashboard' }, site),
    ).toBeUndefined();
  });
});

describe('wayOf a file or a call', () => {
  it('is `file` for a stored file', () => expect(get('/assets/base-1a2b3c4d.js', 'cors')).toBe<Way>('file'));

  it.each([
    '/assets/base-0earlier.js',
    '/assets/base-1a2b3c4d.js?import',
    '/api/customers',
    '/api/changes?since=1.2',
    '/dashboard',
    '/workroom-shell',
    '/healthz',
    '/sw.js',
    '/pictures/1.webp',
  ])('is none for %s', (path) => expect(get(path, 'cors')).toBeUndefined());
});
