import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError, reasonOf } from '../../start-error';
import { postgresEnv, type Cluster } from './setup';

/** A PostgreSQL child process. It is detached, so Ctrl-C in the terminal does not reach it: this program stops it last. */
export interface PostgresProcess {
  exited: Promise<void>;
  /** Stops it after a rollback of transactions and a checkpoint; by force after 10 s. */
  stop(): Promise<void>;
  /** Signals it to stop, without waiting, for the `exit` event of this process. */
  abandon(): void;
}

const linesKept = 20;
/** A replica accepts only read-only connections. */
const readyLine = /ready to accept (read-only )?connections/;

/** Starts PostgreSQL on 127.0.0.1 and waits until it accepts connections. @throws StartError with PostgreSQL's own message */
export async function startProcess(cluster: Cluster, port: number, flags: readonly string[]): Promise<PostgresProcess> {
  const { binaries, folder, user } = cluster;
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags];
  const child = spawn(binaries.postgres, ['-D', folder, '-p', String(port), ...settings], {
    ...user,
    cwd: folder,
    env: postgresEnv,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  await ready(child);
  return { exited, stop: () => stop(child, exited), abandon: () => void child.kill('SIGINT') };
}

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function ready(child: ChildProcess): Promise<void> {
  let lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      lines = [...lines, ...chunk.toString().trim().split('\n')].slice(-linesKept);
      if (lines.some((line) => readyLine.test(line))) resolve();
    });
    child.once('error', (error) => reject(new StartError(`PostgreSQL could not be started (${reasonOf(error)})`)));
    child.once('close', () => reject(new StartError(`PostgreSQL could not be started: ${errorIn(lines)}`)));
  });
}

/** Returns the error text of a log: '2026-01-01 12:00:00.000 UTC [1] FATAL:  could not ...' -> 'could not ...' */
function errorIn(lines: readonly string[]): string {
  const fatal = lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? 'it reported no error';
  return fatal.replace(/^.*(FATAL|PANIC):\s*/, '');
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  for (const [signal, graceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const timer = new AbortController();
    await Promise.race([exited, sleep(graceMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }
}
