import { weave } from '@seamfolk/cloth';
import { clothCuts, clothPath, type ClothCut } from '@shared/site/cloth';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';

const id = '7f1c2a34-0b1d-4c55-9a1e-2f3d4b5c6d7e';
const cuts = Object.keys(clothCuts) as ClothCut[];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const get = (path: string, init: RequestInit = {}) => fetch(app.origin + path, { redirect: 'manual', ...init });

describe('GET /cloth/:version/:cut/:seed.svg', () => {
  it.each(cuts)('sends %s as the cloth of the seed, with an unlimited cache time', async (cut) => {
    const answer = await get(clothPath(cut, id));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toBe(weave(id, clothCuts[cut]));
  });

  it('sends it compressed, and not again to a browser that has it', async () => {
    const path = clothPath('bolt', id);
    const answer = await supertest(app.origin).get(path).set('Accept-Encoding', 'gzip');
    expect(answer.headers['content-encoding']).toBe('gzip');
    const again = await supertest(app.origin)
      .get(path)
      .set('If-None-Match', answer.headers.etag ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('redirects from another version to the current one', async () => {
    const answer = await get(clothPath('bolt', id).replace(/\d+/, '9999'));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, clothPath('bolt', id)]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it.each([
    clothPath('constructor' as ClothCut, id),
    clothPath('bolts' as ClothCut, id),
    clothPath('bolt', ''),
    clothPath('bolt', 'a'.repeat(65)),
    clothPath('bolt', '%3Cscript%3E'),
    clothPath('bolt', '..%2F..%2Fx'),
    clothPath('bolt', id).toUpperCase(),
  ])('answers 404 at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
