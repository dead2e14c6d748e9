import { Router, type RequestHandler } from 'express';
import type { Env } from '../env';
import { DiskStorage } from './disk';
import { diskRoutes } from './disk-routes';
import type { ObjectStorage } from './object-storage';
import { s3Storage } from './s3';
import { uploadLinks } from './upload-links';
import { uploadRoutes } from './upload-routes';

/** Makes the store: the bucket if the environment names one, else the disk. Does not access either yet. */
export function createStorage(env: Pick<Env, 's3' | 'dataDir' | 'publicUrl' | 'sessionSecret'>): ObjectStorage {
  return env.s3 ? s3Storage(env.s3, uploadLinks(env)) : new DiskStorage(env);
}

/**
 * Makes the routes of a store: `/uploads`, to which `limit` applies, and `/pictures` for the disk. Mount them after the security
 * headers, some of which pictures override, and before body parsers and sessions.
 */
export function storageRoutes(env: Pick<Env, 'sessionSecret'>, storage: ObjectStorage, limit: RequestHandler): Router {
  const router = Router({ caseSensitive: true }).use('/uploads', limit).use(uploadRoutes(env, storage));
  return storage instanceof DiskStorage ? router.use(diskRoutes(storage)) : router;
}
