import { readFile, stat } from 'node:fs/promises';
import type { Manifest } from 'vite';
import { fromPackageRoot } from '../../server/package-root';

const book = 'src/device-book/start.ts';
/** What the first screen after a sign-in loads. */
const firstScreen = ['src/workroom.tsx', 'src/home-screen.tsx'];

/** The scripts that the first screen loads for the book alone, as the build has compressed them with brotli. */
export async function bookScripts(): Promise<{ files: string[]; bytes: number }> {
  const manifest = JSON.parse(await readFile(fromPackageRoot('dist/client/.vite/manifest.json'), 'utf8')) as Manifest;
  const others = loadedWith(manifest, firstScreen);
  const files = [...loadedWith(manifest, [book])].filter((file) => !others.has(file));
  const sizes = await Promise.all(files.map((file) => stat(fromPackageRoot(`dist/client/${file}.br`))));
  return { files, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
}

/** Returns the files of modules with all files that load with them. */
function loadedWith(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}
