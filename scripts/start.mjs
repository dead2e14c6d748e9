import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canBuild } from './can-build.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

if (canBuild()) {
  const { status } = spawnSync(process.execPath, [path('build.mjs'), '--stale'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
} else if (!existsSync(path('../dist/server/index.js'))) {
  console.error('Nothing is built yet: run "npm ci --include=dev && npm run build" first.');
  process.exit(1);
}

stopWithNpm();
await import('../dist/server/index.js');
