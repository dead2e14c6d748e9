import { Router } from 'express';
import { HttpError } from '../http/errors';
import type { DiskStorage } from './disk';
import { isPictureName } from './keys';
import { pictureType } from './picture-names';

const yearInMilliseconds = 31_536_000_000;

/** Serves the published files of the disk store, as a bucket does. Passes errors to the app's error handler. */
export function diskRoutes(storage: DiskStorage): Router {
  const router = Router({ caseSensitive: true });
  router.get('/pictures/:name', (req, res, next) => {
    const { name } = req.params;
    if (!isPictureName(name)) throw pictureNotFound();
    res.sendFile(name, fileOptions(storage, name), (error?: Error & { status?: number }) => {
      if (!error || res.headersSent) return;
      // If the requested range is beyond the end, the picture's headers are already set.
      for (const name of ['Content-Type', 'Cache-Control', 'ETag']) res.removeHeader(name);
      next(error.status === 404 ? pictureNotFound() : error);
    });
  });
  return router;
}

function pictureNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'Picture not found');
}

/** Returns the options of a picture: cached without a limit, because a name's content never changes, and sandboxed by a CSP. */
function fileOptions(storage: DiskStorage, name: string) {
  return {
    root: storage.publicFolder,
    maxAge: yearInMilliseconds,
    immutable: true,
    lastModified: false,
    headers: {
      'Content-Type': pictureType(name),
      ETag: `"${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  };
}
