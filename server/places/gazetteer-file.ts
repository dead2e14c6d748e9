import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromPackageRoot } from '../package-root';

/** What the file is made from. */
const sources = [
  'packages/gazetteer/src/compile',
  'packages/gazetteer/src/distance.ts',
  'packages/gazetteer/src/name-key.ts',
  'packages/gazetteer/src/packed.ts',
  'packages/gazetteer/src/plain-letters.ts',
  'packages/gazetteer/src/point-number.ts',
  'packages/gazetteer/src/region-codes.ts',
  'packages/gazetteer/src/sound.ts',
  // Names the versions of the data packages, which are exact.
  'packages/gazetteer/package.json',
];

/**
 * The built gazetteer. The bundle reads what the build has left in dist/. From the sources it is a file for their
 * present state, which is built first where there is none: several processes may do so at once.
 */
export async function readGazetteerFile(): Promise<Buffer> {
  const isBundle = !import.meta.url.endsWith('.ts');
  if (isBundle) return readFile(fromPackageRoot('dist/places/gazetteer.gz'));
  const path = fromPackageRoot('dist/places', `gazetteer-${await digestOfSources()}.gz`);
  return readFile(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const script = fromPackageRoot('scripts/places.mjs');
    await promisify(execFile)(process.execPath, [script, path], { cwd: fromPackageRoot() });
    return readFile(path);
  });
}

async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesIn(fromPackageRoot(source))) hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path];
  const names = await readdir(path, { recursive: true });
  return names
    .filter((name) => /\.(ts|json|txt)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(path, name))
    .sort();
}
