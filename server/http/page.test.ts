import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from './page';

const script = 'console.log("sewn")';
let folder: string;
let site: Express;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seamfolk-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Seamfolk</title>');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets/index-1a2b.js'), script);
  await writeFile(join(folder, 'assets/index-1a2b.js.br'), brotliCompressSync(script));
  site = express().use(await builtSite(folder));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the built site', () => {
  it.each(['/', '/discover?city=Lagos', '/tailors/adesina-and-mehta', '/measurements/an-id', '/settings'])(
    'answers the app at %s',
    async (path) => {
      const answer = await request(site).get(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('<title>Seamfolk</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/nowhere', '/tailors', '/tailors/a/b', '/discover/x', '/assets/gone.js', '/..%2f..%2fpackage.json'])(
    'answers the app with 404 at %s',
    async (path) => {
      const answer = await request(site).get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<title>Seamfolk</title>');
    },
  );

  it.each(['br', 'identity'])('serves hashed files for ever, encoded as %s', async (encoding) => {
    const answer = await request(site).get('/assets/index-1a2b.js').set('Accept-Encoding', encoding).buffer(false);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('serves what has no hash for an hour', async () => {
    const answer = await request(site).get('/favicon.svg');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });
});
