import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import S3rver from '@20minutes/s3rver';
import express from 'express';
import { pino } from 'pino';
import { parseEnv, type Env } from '../../server/env';
import { errorHandler } from '../../server/http/error-handler';
import { createStorage, storageRoutes } from '../../server/storage/create-storage';
import type { ObjectStorage } from '../../server/storage/object-storage';

/** A picture store on loopback HTTP, with its own folder. */
export interface RunningStore {
  storage: ObjectStorage;
  /** The origin of root-relative picture URLs. */
  origin: string;
  /** The folder of the store's, or the S3 server's, files. */
  folder: string;
  /** Returns the names of all files: 'staging/{key}', 'public/{name}', and on disk 'unfinished/{name}.{random}.part'. */
  files: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Starts the disk store with its routes. */
export async function startDiskStore(): Promise<RunningStore> {
  const folder = await emptyFolder();
  const { storage, origin, stop } = await startRoutes({ dataDir: folder });
  const files = () => filesBelow(join(folder, 'objects'));
  return { storage, origin, folder, files, stop: () => stopped(folder, stop) };
}

/** Starts the S3 store on a real S3 server, with its routes. */
export async function startS3Store(): Promise<RunningStore> {
  const { environment, stop: stopServer, ...server } = await startS3Server();
  const { storage, stop: stopRoutes } = await startRoutes({ dataDir: '', s3: parseEnv(environment).s3 });
  const stop = async () => {
    await stopRoutes();
    await stopServer();
  };
  return { storage, origin: environment.S3_ENDPOINT, ...server, stop };
}

/** Starts a server with the app's routes for a store. */
async function startRoutes(store: Pick<Env, 'dataDir' | 's3'>) {
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ...store, publicUrl: origin, sessionSecret: 'a secret that only this test knows' };
  const storage = createStorage(env);
  app.use(
    storageRoutes(env, storage, (_req, _res, next) => next()),
    errorHandler(pino({ enabled: false })),
  );
  return { storage, origin, stop: () => closed(server) };
}

/**
 * Starts a real S3 server with one bucket. Returns the environment variables that make an app use it. It accepts unsigned
 * requests: reads, as a public bucket must, and writes too, which is a flaw of this server.
 * @param cors the bucket's CORS rules, in the format of S3
 */
export async function startS3Server(cors?: string) {
  const folder = await emptyFolder();
  const bucket = 'pictures';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: bucket, configs: cors ? [cors] : [] }],
  });
  const { port } = await server.run();
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const files = () => filesBelow(join(folder, bucket), '._S3rver_object');
  return { environment, folder, files, stop: () => stopped(folder, () => server.close()) };
}

/** Returns the sorted paths of all files below a folder; with `end`, only those with this end, without it. */
export async function filesBelow(folder: string, end = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -end.length || undefined))
    .sort();
}

/** Returns the store with some methods replaced; a class instance cannot be spread. */
export function instead(storage: ObjectStorage, methods: Partial<ObjectStorage>): ObjectStorage {
  return new Proxy(storage, {
    get: (store, name: keyof ObjectStorage) => {
      const own = methods[name] ?? store[name];
      return typeof own === 'function' ? own.bind(store) : own;
    },
  });
}

function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'seamfolk-store-'));
}

async function stopped(folder: string, stop: () => Promise<unknown>): Promise<void> {
  await stop();
  await rm(folder, { recursive: true, force: true });
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
