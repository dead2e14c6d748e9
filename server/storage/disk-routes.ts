import { createHash, type Hash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { uploadLimits } from '@shared/objects';
import type { Env } from '../env';
import { HttpError } from '../http/errors';
import type { DiskStorage } from './disk';
import { isPictureName } from './keys';
import { fileTooLarge, linkExpired } from './object-storage';
import { pictureType } from './picture-names';
import { uploadSigner, type UploadSigner } from './upload-signature';

const yearInMilliseconds = 31_536_000_000;

/**
 * What an S3 server would do for the disk store: takes signed uploads by PUT and serves what is published. Errors go
 * to the app's error handler.
 */
export function diskRoutes({ sessionSecret }: Pick<Env, 'sessionSecret'>, storage: DiskStorage): Router {
  const router = Router({ caseSensitive: true });
  const signer = uploadSigner(sessionSecret);
  router.put('/uploads/:key', async (req, res) => {
    try {
      await takeUpload(signer, storage, req, res);
    } catch (error) {
      // The sender comes to read the answer only when the rest of the file is taken off its hands.
      req.resume();
      if (!req.destroyed || req.complete) throw error;
    }
  });
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

type UploadRequest = Request<{ key: string }>;

async function takeUpload(signer: UploadSigner, storage: DiskStorage, req: UploadRequest, res: Response) {
  // Read from the URL itself, so that the app's way of parsing queries is of no consequence.
  const signed = signer.verify(req.params.key, new URL(req.url, 'http://upload').searchParams);
  if (!signed) throw linkExpired();
  refuseOtherType(signed.contentType, req.headers['content-type']);
  refuseOtherSize(signed.size, req.headers['content-length']);
  const hash = createHash('sha256');
  await storage.receive(req.params.key, bounded(req, signed.size, hash));
  res.setHeader('ETag', `"${hash.digest('hex')}"`);
  res.status(200).end();
}

function pictureNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'Picture not found');
}

function refuseOtherType(bound: string | undefined, given: string | undefined): void {
  if (bound === undefined || bound === given) return;
  throw new HttpError(415, 'unsupported_type', `The file must be sent as ${bound}`);
}

/** Turns away what says of itself that it does not fit, before a byte is written. */
function refuseOtherSize(bound: number | undefined, contentLength: string | undefined): void {
  if (contentLength === undefined) return;
  if (Number(contentLength) > uploadLimits.bytes) throw fileTooLarge();
  if (bound !== undefined && Number(contentLength) !== bound) throw otherSize(bound);
}

/** The body as it comes in, cut off where it grows beyond what is allowed. */
async function* bounded(req: UploadRequest, size: number | undefined, hash: Hash): AsyncGenerator<Buffer> {
  let received = 0;
  // Without `destroyOnReturn` the connection stays open for the answer that says why.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > uploadLimits.bytes) throw fileTooLarge();
    if (size !== undefined && received > size) throw otherSize(size);
    hash.update(chunk);
    yield chunk;
  }
  if (size !== undefined && received !== size) throw otherSize(size);
}

function otherSize(bytes: number): HttpError {
  return new HttpError(400, 'invalid', `The file must have ${bytes} bytes, as announced`);
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
