import { createRequire } from 'node:module';

/** Returns whether development packages are installed. Without them only an existing build can run. */
export function canBuild() {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}
