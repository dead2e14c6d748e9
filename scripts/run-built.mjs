import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { canBuild } from './can-build.mjs';

/** Runs a program of dist/server by its name. Never rebuilds: a server may be running from these files. */
export async function runBuilt(name) {
  const program = new URL(`../dist/server/${name}.js`, import.meta.url);
  if (!existsSync(fileURLToPath(program))) {
    if (!canBuild()) {
      console.error('Nothing is built yet: run "npm ci --include=dev && npm run build" first.');
      process.exit(1);
    }
    await build({ only: ['server'] });
  }
  await import(program.href);
}
