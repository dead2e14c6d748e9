import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unlimited } from './unlimited';

const entry = fileURLToPath(new URL('../../dist/server/index.js', import.meta.url));

/** The built product as a process, with everything embedded and its own data. */
export interface BuiltServer {
  /** The address that it serves, without a trailing slash. */
  origin: string;
  process: ChildProcess;
  /** Returns everything that it has printed so far. */
  output: () => string;
  /** Ends the process and removes its data. */
  stop: () => Promise<void>;
}

/** Starts dist/server on a free loopback port, or on PORT, and resolves once it answers. @throws Error with its output otherwise */
export async function startBuiltServer(environment: Record<string, string> = {}): Promise<BuiltServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seamfolk-'));
  // If this runs as root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755);
  const port = Number(environment.PORT) || (await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...unlimited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(`${origin}/readyz`, child, 60_000);
  } catch (error) {
    if (child.exitCode === null) await stop();
    throw new Error(`The server did not start:\n${printed}`, { cause: error });
  }
  return { origin, process: child, output: () => printed, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Polls until the address answers 200, the process has ended, or the time is over. */
async function answers(url: string, child: ChildProcess, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`exit code ${child.exitCode}`);
    const response = await fetch(url).catch(() => undefined); // refused: not listening yet
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${url} within ${withinMs} ms`);
}
