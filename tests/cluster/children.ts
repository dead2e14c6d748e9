import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { unprivilegedUser, type OsUser } from '../../server/local/postgres/os-user';

/** Longest time for a process to end after its signal, in milliseconds. */
const graceMs = 15_000;

interface ChildOptions {
  env?: Record<string, string>;
  /** The signal that ends it; the default is SIGTERM. */
  endSignal?: NodeJS.Signals;
  /** The working directory; the default is the cluster's folder. */
  folder?: string;
  /** Runs as `unprivilegedUser`, for programs that refuse to run as root. */
  asOther?: boolean;
}

/** A process of the cluster. */
export interface Child {
  pid: number;
  /** Sends SIGKILL; resolves when the process has ended. */
  kill: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
}

/** The processes of a cluster, with a folder for their files and logs. */
export interface Children {
  folder: string;
  /** The user for programs that refuse to run as root; undefined if this process is not root. */
  user: OsUser | undefined;
  /** Makes a folder below `folder` that this user owns. */
  ownFolder: (name: string) => Promise<string>;
  start: (name: string, command: string, args: string[], options?: ChildOptions) => Child;
  /** Runs a program to its end. @throws Error with its output */
  run: (command: string, args: string[], env?: Record<string, string>) => Promise<string>;
  /** Returns the last lines that a process printed. */
  saying: (name: string) => Promise<string>;
  /** Ends all processes, the last one first, and removes the folder. */
  stop: () => Promise<void>;
}

export async function startChildren(): Promise<Children> {
  const folder = await mkdtemp(join(tmpdir(), 'seamfolk-cluster-'));
  await chmod(folder, 0o755);
  const user = unprivilegedUser();
  const running: { child: ChildProcess; ended: Promise<unknown>; endSignal: NodeJS.Signals }[] = [];
  const abandon = () => {
    for (const { child } of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);

  const ownFolder = async (name: string) => {
    const path = join(folder, name);
    await mkdir(path, { mode: 0o700 });
    if (user) await chown(path, user.uid, user.gid);
    return path;
  };

  return {
    folder,
    user,
    ownFolder,
    start: (name, command, args, { env, endSignal = 'SIGTERM', folder: place = folder, asOther } = {}) => {
      const log = openSync(join(folder, `${name}.log`), 'a');
      const child = spawn(command, args, {
        ...(asOther && user),
        cwd: place,
        env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      const ended = Promise.race([once(child, 'exit'), once(child, 'error')]);
      running.push({ child, ended, endSignal });
      return {
        pid: child.pid ?? 0,
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
        signal: (signal) => void child.kill(signal),
      };
    },
    run: async (command, args, env) => {
      const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env } };
      return (await promisify(execFile)(command, args, options)).stdout;
    },
    saying: async (name) => {
      const text = await readFile(join(folder, `${name}.log`), 'utf8').catch(() => '');
      return text.trim().split('\n').slice(-15).join('\n');
    },
    stop: async () => {
      for (const { child, ended, endSignal } of running.splice(0).reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill(endSignal);
        const late = new AbortController();
        const timeout = sleep(graceMs, undefined, { signal: late.signal }).catch(() => undefined);
        await Promise.race([ended, timeout.then(() => child.kill('SIGKILL'))]);
        late.abort();
      }
      process.off('exit', abandon);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Polls until a condition is true. @throws Error with its name after `withinMs` */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await sleep(50);
  }
}
