import { execFileSync } from 'node:child_process';
import { lchown, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error';

/** The system user who runs PostgreSQL if this program runs as root. */
export interface OsUser {
  uid: number;
  gid: number;
}

/** Finds that user: PostgreSQL refuses to run as root, and initdb needs a user with a name. Undefined if not root. */
export function unprivilegedUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => idOf(flag, name));
    if (uid && gid) return { uid, gid };
  }
  throw new StartError('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody": set DATABASE_URL');
}

function idOf(flag: string, name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

/** Returns whether the user can enter this folder and all its parents. */
export async function canEnter(folder: string, user: OsUser): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const own = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & own) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/** Changes the owner of a folder and its contents. */
export async function changeOwner(user: OsUser, path: string): Promise<void> {
  await lchown(path, user.uid, user.gid);
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await changeOwner(user, child);
    else await lchown(child, user.uid, user.gid);
  }
}
