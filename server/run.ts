import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@shared/brand';
import { demoAccount } from './local/identity/accounts';
import { doubtsAbout, EnvError, isLoopback, parseEnv, type Env } from './env';
import { createLog } from './http/log';
import { endOnUncaught } from './last-words';
import { start, type Running, type StartOptions } from './start';
import { StartError } from './start-error';

/** A second signal within this time is the same one: npm passes on the Ctrl-C that the terminal has sent already. */
const sameSignalMs = 1_000;

/**
 * Runs the server as the process's only work: reads the environment, and `.env` where there is one, starts, says where
 * to go, and stops in order at SIGINT, SIGTERM and SIGHUP. What keeps it from starting is one line and exit code 1.
 */
export async function run(site: StartOptions['site']): Promise<void> {
  const stopping = new AbortController();
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const env = parseEnv(process.env);
    const log = createLog(env);
    endOnUncaught(log);
    for (const doubt of doubtsAbout(env)) log.warn(doubt);
    const starting = start({ env, log, site, signal: stopping.signal });
    stopAtSignals(starting, stopping);
    const { demoTailors } = await starting;
    log.info({ host: env.host, port: env.port, demoTailors }, 'listening');
    if (!env.production) process.stdout.write(`${welcome(env, demoTailors)}\n`);
  } catch (error) {
    if (error === stopping.signal.reason) process.exit(0);
    console.error(error instanceof StartError || error instanceof EnvError ? error.message : error);
    process.exit(1);
  }
}

function stopAtSignals(starting: Promise<Running>, stopping: AbortController): void {
  let firstAt: number | undefined;
  const stop = () => {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > sameSignalMs) process.exit(1);
      return;
    }
    firstAt = Date.now();
    stopping.abort();
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Where to go, and what was brought along. */
function welcome(env: Env, demoTailors: number): string {
  const { databaseUrl, oidc, s3, dataDir, publicUrl, host } = env;
  const parts = [
    ['Database', databaseUrl ? 'as DATABASE_URL says' : `PostgreSQL, brought along, in ${join(dataDir, 'postgres')}`],
    ['Sign-in', oidc.issuerUrl ?? 'brought along for local use: any e-mail, no password'],
    ['Pictures', s3 ? `in the bucket ${s3.bucket}` : `files in ${dataDir}`],
  ];
  if (demoTailors > 0)
    parts.push(['Demo data', `${demoTailors} tailors; sign in as ${demoAccount.email} to be one of them`]);
  const lines = parts.map(([what, where]) => `  ${what?.padEnd(11)}${where}`);
  const isSafe = oidc.issuerUrl || [new URL(publicUrl).hostname, host].every(isLoopback);
  const warning = isSafe ? [] : ['  Anyone who reaches this address can sign in as any user.'];
  return ['', `${BRAND} is ready at ${publicUrl}`, ...lines, ...warning, ''].join('\n');
}
