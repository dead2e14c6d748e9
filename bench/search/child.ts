import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of ours. */
export interface Child {
  process: ChildProcess;
  pid: number;
  stop: () => Promise<void>;
}

interface Options {
  /** What node is given. */
  args: readonly string[];
  cwd?: string;
  environment?: Record<string, string>;
  /** An address that answers 200 when it is ready; without one it sends a message. */
  readyAt?: string;
}

const patienceMs = 90_000;

/** Starts a program of node and resolves when it is ready. What it prints is thrown away. @throws Error with its errors otherwise */
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
  const deadline = Date.now() + patienceMs;
  while (!isReady && !(readyAt && (await answers(readyAt)))) {
    if (child.exitCode !== null) throw new Error(`it ended: ${lastWords(errors) || `exit code ${child.exitCode}`}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`it was not ready within ${patienceMs / 1000} s: ${lastWords(errors)}`);
    }
    await sleep(100);
  }
  return { process: child, pid: child.pid ?? 0, stop };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined); // refused: not listening yet
  return response?.ok ?? false;
}

/** What went wrong in a program's own words: its last error, or else the last thing that it said. */
export function lastWords(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /error\b/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
