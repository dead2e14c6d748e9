import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { canBuild } from './can-build.mjs';

const program = '../dist/server/sweep.js';

// What is built is left as it is: a server may be running on it.
if (!existsSync(fileURLToPath(new URL(program, import.meta.url)))) {
  if (!canBuild()) {
    console.error('Nothing is built yet: run "npm ci --include=dev && npm run build" first.');
    process.exit(1);
  }
  await build({ only: ['server'] });
}

await import(program);
