import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, reasonOf } from '../../start-error';
import { checkVersion, postgresHome, type PostgresHome } from './home';
import { postgresBinaries, type Binaries } from './binaries';

/** A database that is ready to start. */
export interface Cluster extends PostgresHome {
  binaries: Binaries;
  password: string;
}

const initdbFlags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'];

/** PostgreSQL's environment: English messages, which are parsed, and none of this program's variables. */
export const postgresEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/** Finds the database of DATA_DIR, or creates one with a random password. @throws StartError */
export async function setUpCluster(dataDir: string): Promise<Cluster> {
  const home = await postgresHome(dataDir);
  const binaries = await postgresBinaries(home.user);
  const passwordFile = join(dataDir, 'postgres-password');
  if (home.isNew) {
    const password = randomBytes(24).toString('base64url');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await create(home, binaries, password);
    return { ...home, binaries, password };
  }
  await checkVersion(home, binaries.majorVersion);
  const password = await readFile(passwordFile, 'utf8').catch((error: unknown) => {
    throw new StartError(`The database's password cannot be read from ${passwordFile} (${reasonOf(error)})`);
  });
  return { ...home, binaries, password };
}

/** Creates the database in a temporary folder and renames it when it is complete, so that a kill leaves no partial one. */
async function create({ link, folder, user }: PostgresHome, { initdb }: Binaries, password: string): Promise<void> {
  const fresh = `${folder}.new`;
  const passwordFile = `${folder}.new-password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await Promise.all([fresh, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  const flags = [...initdbFlags, '--auth=scram-sha-256', '--username=postgres', `--pwfile=${passwordFile}`];
  try {
    await run(initdb, ['-D', fresh, ...flags], { cwd: fresh, ...user });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, folder);
  if (folder !== link) await symlink(folder, link);
}

async function run(
  command: string,
  args: string[],
  options: { cwd: string; uid?: number; gid?: number },
): Promise<void> {
  const child = spawn(command, args, { ...options, env: postgresEnv, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = await new Promise<string | number | null>((resolve) => {
    child.once('error', (error) => resolve(reasonOf(error)));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  if (ended !== 0)
    throw new StartError(`PostgreSQL could not be set up in ${options.cwd}: ${lastLine(stderr) || ended}`);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
