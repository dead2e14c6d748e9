import { existsSync } from 'node:fs';
import { EnvError, parseEnv } from '../env';
import { createLog } from '../http/log';
import { StartError } from '../start-error';
import { sweepOnce } from './sweep-once';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = parseEnv(process.env);
  // The log goes to stderr, so that stdout has only the summary line.
  const log = createLog(env, process.stderr);
  const swept = await sweepOnce({ env, log, signal: stopping.signal });
  const { pictures, forgotten, failed } = swept ?? { pictures: 0, forgotten: 0, failed: 0 };
  const counts = `${pictures} pictures taken away, ${forgotten} uploads forgotten, ${failed} left for the next time`;
  process.stdout.write(`${swept ? `Swept: ${counts}` : 'Not swept: a server is sweeping right now'}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartError || error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
