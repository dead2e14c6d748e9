import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Gazetteer } from '@seamfolk/gazetteer';
import type { Database, PooledDatabase } from './db/client';
import type { FairPool } from './db/pool';
import type { Env } from './env';
import type { FigureCounter } from './features/figures/counter';
import type { Site } from './http/page';
import type { Mail } from './mail/mail';
import type { PictureWorkers } from './pictures/workers';
import type { ObjectStorage } from './storage/object-storage';

/** Dependencies of the stores. */
export interface StoreDeps {
  db: Database;
  /** Another pool of the same database, for work on many rows; see `jobLimits` in db/client.ts. */
  jobs: PooledDatabase;
  storage: ObjectStorage;
  pictures: PictureWorkers;
  places: Gazetteer;
  env: Env;
  log: Logger;
}

/** Dependencies of the stores outside a transaction. */
export interface PooledDeps extends StoreDeps {
  db: PooledDatabase;
  /** The replica for visitors. They read from `db` if it is left out. */
  replica?: PooledDatabase;
  figures: FigureCounter;
  mail: Mail;
}

/** Dependencies of the whole app. */
export interface AppDeps extends PooledDeps {
  pool: FairPool;
  /** Aborts when the process receives a stop signal. */
  stopping: AbortSignal;
  /** The client's files: `builtSite` or those of the dev server. */
  site: Site;
  /** The embedded identity provider, served under /oidc; left out if the environment names a provider. */
  identity?: RequestHandler;
  /** Leaves out the CSP, which the dev server's inline scripts would break. */
  development?: boolean;
}
