import { createRequire } from 'node:module';

/** An installation without development packages cannot build, and runs what was built before. */
export function canBuild() {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}
