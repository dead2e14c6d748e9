import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { EnvError, parseEnv, type Env } from '../env';
import { createLog } from '../http/log';
import { isDiskFull } from '../http/load/no-room';
import { StartError } from '../start-error';

interface BackupJob {
  env: Env;
  log: Logger;
  folder: string;
  signal: AbortSignal;
}

/**
 * Runs a program that works on one folder, named on the command line, with the server's environment. Prints its result to
 * stdout as one line, or its failure to stderr as one line with exit code 1.
 */
export async function runOn(command: string, work: (given: BackupJob) => Promise<string>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());
  try {
    const [folder, ...more] = process.argv.slice(2);
    if (!folder || more.length > 0) throw new StartError(`Usage: npm run ${command} -- DIR`);
    if (existsSync('.env')) process.loadEnvFile('.env');
    const env = parseEnv(process.env);
    const line = await work({ env, log: createLog(env, process.stderr), folder, signal: stopping.signal });
    process.stdout.write(`${line}\n`);
  } catch (error) {
    process.exitCode = 1;
    if (stopping.signal.aborted) console.error('Cancelled');
    else if (isDiskFull(error)) console.error('There is no room left on the disk, and nothing was kept');
    else console.error(error instanceof StartError || error instanceof EnvError ? error.message : error);
  }
}
