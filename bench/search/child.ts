import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A child process of the bench. */
export interface Child {
  process: ChildProcess;
  pid: number;
  stop: () => Promise<void>;
}

interface Options {
  /** Command line arguments of Node. */
  args: readonly string[];
  cwd?: string;
  environment?: Record<string, string>;
  /** A URL that answers 200 when the program is ready; without one the program sends a message. */
  readyAt?: string;
}

const timeoutMs = 90_000;

/** Starts a Node program and resolves when it is ready. Discards its stdout. @throws Error with its stderr otherwise */
export async function startChild({ args, cwd, environment, readyAt }: Options): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2_000)));
  const ended = once(child, 'exit');
  const abandon = () => void child.kill('SIGKILL');
  process.once('exit', abandon);
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(forced);
    process.off('exit', abandon);
  };
  let isReady = false;
  child.once('message', () => (isReady = true));
  const deadline = Date.now() + timeoutMs;
  while (!isReady && !(readyAt && (await answers(readyAt)))) {
    if (child.exitCode !== null) throw new Error(`it ended: ${lastErrorLine(errors) || `exit code ${child.exitCode}`}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`it was not ready within ${timeoutMs / 1000} s: ${lastErrorLine(errors)}`);
    }
    await sleep(100);
  }
  return { process: child, pid: child.pid ?? 0, stop };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined); // refused: not listening yet
  return response?.ok ?? false;
}

/** Returns a program's last error, or else its last line. */
export function lastErrorLine(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /error\b/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
