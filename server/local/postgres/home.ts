import { randomBytes } from 'node:crypto';
import { cp, lstat, readdir, readFile, realpath, rename, rm, stat, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, reasonOf } from '../../start-error';
import { changeOwner, canEnter, unprivilegedUser, type OsUser } from './os-user';
import { makeSharedHome, sharedHome } from './binaries';

/** Where the database's files are, and which user runs it. */
export interface PostgresHome {
  /** DATA_DIR/postgres: the folder, or a link to it if its user cannot enter DATA_DIR. */
  link: string;
  /** The real folder; does not exist yet when `isNew`. */
  folder: string;
  isNew: boolean;
  /** The user who runs PostgreSQL; undefined: the current user. */
  user: OsUser | undefined;
}

/** Finds the database of this DATA_DIR, or a place for it. @throws StartError if it cannot be used */
export async function postgresHome(dataDir: string): Promise<PostgresHome> {
  const link = join(dataDir, 'postgres');
  const user = unprivilegedUser();
  const known = await lstat(link).catch(() => undefined);
  if (!known || (known.isDirectory() && (await readdir(link).catch(() => ['?'])).length === 0)) {
    const folder = user && !(await canEnter(dataDir, user)) ? await folderForOthers() : link;
    return { link, folder, isNew: true, user };
  }
  const folder = await realpath(link).catch(() => {
    throw new StartError(`${link} points to a database that no longer exists: remove it to start empty`);
  });
  if (!(await stat(folder)).isDirectory()) throw noDatabase(link);
  return { link, isNew: false, ...(user ? await asItsOwner(link, folder, user) : await asOurselves(link, folder)) };
}

/** @throws StartError if another major version wrote the files */
export async function checkVersion({ link, folder }: PostgresHome, majorVersion: string): Promise<void> {
  const found = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (found.trim() === majorVersion) return;
  if (!found) throw noDatabase(link);
  const versions = `was made by PostgreSQL ${found.trim()}, and this program brings ${majorVersion}`;
  throw new StartError(`${link} ${versions}: move it away to start empty, or set DATABASE_URL`);
}

function noDatabase(link: string): StartError {
  return new StartError(`${link} is no database: move it away to start empty, or set DATABASE_URL`);
}

async function asOurselves(link: string, folder: string) {
  const { uid } = await stat(folder);
  if (process.getuid && uid !== process.getuid()) {
    throw new StartError(`${link} belongs to another user (uid ${uid}): start as that user, or set another DATA_DIR`);
  }
  return { folder, user: undefined };
}

async function asItsOwner(link: string, folder: string, insteadOfRoot: OsUser) {
  const { uid, gid } = await stat(folder);
  const user = uid === 0 ? insteadOfRoot : { uid, gid };
  if (uid === 0) await changeOwner(user, folder);
  if (await canEnter(folder, user)) return { folder, user };
  return { folder: await movedToOthers(link, folder, user), user };
}

async function folderForOthers(): Promise<string> {
  try {
    await makeSharedHome();
  } catch (error) {
    throw new StartError(
      `PostgreSQL cannot run as root, and another user gets neither into DATA_DIR nor into ${sharedHome} ` +
        `(${reasonOf(error)}): start as an ordinary user, or set DATABASE_URL`,
    );
  }
  return join(sharedHome, `data-${randomBytes(8).toString('hex')}`);
}

/** Moves a database whose parent folder its user cannot enter any more. */
async function movedToOthers(link: string, folder: string, user: OsUser): Promise<string> {
  const place = await folderForOthers();
  await cp(folder, place, { recursive: true, verbatimSymlinks: true });
  await changeOwner(user, place);
  const aside = `${link}.moved`;
  await rename(link, aside);
  await symlink(place, link);
  if ((await lstat(aside)).isSymbolicLink()) await unlink(aside);
  await rm(aside, { recursive: true, force: true });
  return place;
}
