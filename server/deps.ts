import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Gazetteer } from '@seamfolk/gazetteer';
import type { Database, PooledDatabase } from './db/client';
import type { Env } from './env';
import type { Site } from './http/page';
import type { PictureWorkers } from './pictures/workers';
import type { ObjectStorage } from './storage/object-storage';

/** What stores are built from. */
export interface StoreDeps {
  db: Database;
  storage: ObjectStorage;
  pictures: PictureWorkers;
  places: Gazetteer;
  env: Env;
  log: Logger;
}

/** The same, outside any transaction. */
export interface PooledDeps extends StoreDeps {
  db: PooledDatabase;
  /** A replica that visitors read from. They read from `db` when it is left out. */
  replica?: PooledDatabase;
}

/** What the whole server is built from. */
export interface AppDeps extends PooledDeps {
  pool: Pool;
  /** Aborts when the process receives a signal to stop. */
  stopping: AbortSignal;
  /** The client: `builtSite`, or the dev server's. */
  site: Site;
  /** The embedded identity provider, served under /oidc; left out when the environment names one. */
  identity?: RequestHandler;
  /** Leaves out the CSP, which the dev server's inline scripts would break. */
  development?: boolean;
}
