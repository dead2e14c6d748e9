import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';

/** Large or rare parts of the workroom that need a connection anyway. */
export const onlineModules = [
  'src/features/customers/import/import-dialog.tsx',
  'src/features/gallery/upload/upload-panel.tsx',
  'src/features/operator/operator-page.tsx',
  'src/features/orders/photos/photo-uploader.ts',
  'src/features/tailor-profile/setup/register-page.tsx',
];

/** The screens and parts of public pages. */
const publicModules = /^src\/features\/(landing|directory)\//;

/** The fonts of a book in Latin letters, with the marks of Yoruba, Vietnamese and others. Greek and Cyrillic names use the device's fonts. */
const storedFonts = /\/(inter-latin|inter-extended|fraunces|fraunces-extended)-[\w-]{8}\.woff2$/;

/**
 * Returns the built files that the workroom's worker stores, by their paths in the build's folder: what index.html names, and
 * everything that can load from there, except parts of public pages and `onlineModules`, with what only they import.
 * @param manifest Vite's manifest of the build
 * @param index the built index.html
 */
export function offlineFiles(manifest: Manifest, index: string): string[] {
  const named = [...index.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const found = new Set(named);
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter(isOffline).forEach(visit);
  };
  Object.keys(manifest)
    .filter((name) => named.includes(manifest[name]?.file ?? ''))
    .forEach(visit);
  return [...found].filter((file) => !file.endsWith('.woff2') || storedFonts.test(file)).sort();
}

const isOffline = (module: string) => !onlineModules.includes(module) && !publicModules.test(module);

/** Returns a short name of a release: it changes with index.html and with any of the stored files, whose names hold their hashes. */
export function releaseOf(files: readonly string[], index: string): string {
  return createHash('sha256')
    .update([index, ...files].join('\n'))
    .digest('hex')
    .slice(0, 12);
}
