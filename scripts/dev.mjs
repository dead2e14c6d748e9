import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

await build({ only: ['sign-in pages'] });

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const entry = fileURLToPath(new URL('../server/dev.ts', import.meta.url));
// Detached, so that Ctrl-C does not reach it: npm repeats the signal, and the second would kill the server during its stop.
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', entry], {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
});
server.once('exit', (code) => process.exit(code ?? 0));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!isStopping) server.kill('SIGTERM');
    isStopping = true;
  });
}
stopWithNpm();
