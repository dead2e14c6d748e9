import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@shared/site/brand';
import { demoAccount } from './local/identity/accounts';
import { warningsAbout, EnvError, isLoopback, parseEnv, type Env } from './env';
import { createLog } from './http/log';
import { exitOnUncaught } from './exit-on-uncaught';
import { start, type RunningServer, type StartOptions } from './start';
import { StartError } from './start-error';

/** A second signal within this time is ignored: for one Ctrl-C, the terminal and npm both send a signal. */
const sameSignalMs = 1_000;

/**
 * Runs the server in this process: reads `.env` if it exists, parses the environment, starts, prints the URL (not in production),
 * and stops in order on SIGINT, SIGTERM and SIGHUP. If the start fails, prints one line and exits with code 1.
 */
export async function run(site: StartOptions['site']): Promise<void> {
  const stopping = new AbortController();
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const env = parseEnv(process.env);
    const log = createLog(env);
    exitOnUncaught(log);
    for (const warning of warningsAbout(env)) log.warn(warning);
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

function stopAtSignals(starting: Promise<RunningServer>, stopping: AbortController): void {
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

/** Returns the text for the terminal: the URL and which parts are embedded. */
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
