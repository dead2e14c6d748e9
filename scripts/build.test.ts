import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepEarlierAssets } from './build.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seamfolk-build-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('keeps the files of earlier builds for a day after they were replaced', async () => {
  const [assets, earlier] = [join(folder, 'assets'), join(folder, 'earlier-assets')];
  const buildAt = async (name: string, at: string) => {
    await keepEarlierAssets(assets, earlier, new Date(at));
    await rm(assets, { recursive: true, force: true });
    await mkdir(assets);
    for (const file of [name, `${name}.br`]) await writeFile(join(assets, file), '');
  };
  await buildAt('index-1.js', '2026-01-01T08:00:00Z');
  await buildAt('index-2.js', '2026-03-01T08:00:00Z');
  expect(await readdir(earlier)).toEqual(['index-1.js']);
  await buildAt('index-3.js', '2026-03-02T07:59:00Z');
  expect((await readdir(earlier)).sort()).toEqual(['index-1.js', 'index-2.js']);
  await buildAt('index-4.js', '2026-03-02T08:01:00Z');
  expect((await readdir(earlier)).sort()).toEqual(['index-2.js', 'index-3.js']);
});
