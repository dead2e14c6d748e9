import { existsSync } from 'node:fs';
import { CommandError, moderate } from './moderate-command';
import { EnvError, parseEnv } from '../env';
import { HttpError } from '../http/errors';
import { createLog } from '../http/log';
import { StartError } from '../start-error';

const expected = [CommandError, EnvError, HttpError, StartError];

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = parseEnv(process.env);
  const log = createLog(env, process.stderr);
  await moderate({ env, log, parameters: process.argv.slice(2), output: process.stdout });
} catch (error) {
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = 1;
}
