import { Router } from 'express';
import { HttpError } from '../http/errors';
import type { DiskStorage } from './disk';
import { isPictureName } from './keys';
import { pictureType } from './picture-names';

const yearInMilliseconds = 31_536_000_000;

/** Serves what the disk store has published, as a bucket would. Passes errors to the app's error handler. */
export function diskRoutes(storage: DiskStorage): Router {
  const router = Router({ caseSensitive: true });
  router.get('/pictures/:name', (req, res, next) => {
    const { name } = req.params;
    if (!isPictureName(name)) throw pictureNotFound();
    res.sendFile(name, fileOptions(storage, name), (error?: Error & { status?: number }) => {
      if (!error || res.headersSent) return;
      // A range beyond the end fails when the picture's headers are set already.
      for (const name of ['Content-Type', 'Cache-Control', 'ETag']) res.removeHeader(name);
      next(error.status === 404 ? pictureNotFound() : error);
    });
  });
  return router;
}

function pictureNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'Picture not found');
}

/** A picture never changes under its name; opened on its own it is a document that may do nothing. */
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
