import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of the programs of a cluster. */
export interface Programs {
  /** The folder of PostgreSQL's programs: initdb, postgres, pg_basebackup, pg_ctl. */
  postgres: string;
  pgbouncer: string;
  haproxy: string;
  openssl: string;
}

const packages = 'postgresql postgresql-contrib pgbouncer haproxy openssl';

/** Finds Debian's programs, and installs them if this user can. @throws Error that says what to install */
export function findPrograms(): Programs {
  const there = whatIsThere();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages} with apt-get.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages.split(' ')];
    spawnSync('apt-get', install, { stdio: 'inherit', env });
    const installed = whatIsThere();
    if (installed) return installed;
  }
  throw new Error(
    `The cluster needs PostgreSQL 13 or newer, PgBouncer, HAProxy and OpenSSL: apt-get install ${packages}`,
  );
}

function whatIsThere(): Programs | undefined {
  const [pgbouncer, haproxy, openssl] = ['pgbouncer', 'haproxy', 'openssl'].map((name) =>
    ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path)),
  );
  const postgres = newestPostgres();
  return postgres && pgbouncer && haproxy && openssl ? { postgres, pgbouncer, haproxy, openssl } : undefined;
}

/** Returns a path such as '/usr/lib/postgresql/15/bin'. */
function newestPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const known = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  return known
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => ['postgres', 'pg_basebackup'].every((name) => existsSync(join(bin, name))));
}
