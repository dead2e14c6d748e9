import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

await build({ only: ['sign-in pages'] });

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const entry = fileURLToPath(new URL('../server/dev.ts', import.meta.url));
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', entry], { stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
