import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { compileGazetteer } = await import('@seamfolk/gazetteer/compile');

const staleMs = 24 * 60 * 60 * 1000;

/** Writes the gazetteer to a temporary file and renames it, so that concurrent readers and writers see complete files. */
async function writeGazetteer(path) {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${randomUUID()}.unfinished`);
  await writeFile(unfinished, compileGazetteer());
  await rename(unfinished, path);
  await removeOld(folder, basename(path));
}

/** Removes gazetteers of earlier sources. Another process may still use those of the last day. */
async function removeOld(folder, kept) {
  for (const name of await readdir(folder)) {
    if (name === kept || !/^gazetteer-\w+\.gz$|\.unfinished$/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - staleMs) await rm(join(folder, name), { force: true });
  }
}

await writeGazetteer(process.argv[2] ?? fileURLToPath(new URL('../dist/places/gazetteer.gz', import.meta.url)));
