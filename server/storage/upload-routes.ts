import { createHash, type Hash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { uploadLimits } from '@shared/objects';
import type { Env } from '../env';
import { HttpError } from '../http/errors';
import { turnsByKey } from '../http/turns';
import { fileTooLarge, linkExpired, type ObjectStorage } from './object-storage';
import { uploadSigner, type UploadSigner } from './upload-links';

/** Requests that one link may have under way: a broken one, and the retry. More would fill the disk at will. */
const perLink = {
  atOnce: 2,
  waiting: 0,
  message: 'This file is being uploaded already. Please try again in a moment.',
};

/**
 * Takes uploads by PUT for links of upload-links.ts, counts the bytes and hands them to the store: every upload of the disk
 * store, and those to a bucket whose length the link does not bind. Passes errors to the app's error handler.
 */
export function uploadRoutes({ sessionSecret }: Pick<Env, 'sessionSecret'>, storage: ObjectStorage): Router {
  const router = Router({ caseSensitive: true });
  const signer = uploadSigner(sessionSecret);
  const inTurnOf = turnsByKey(perLink);
  router.put('/uploads/:key', async (req, res) => {
    try {
      await inTurnOf(req.params.key, () => takeUpload(signer, storage, req, res));
    } catch (error) {
      // The sender reads the answer only after the rest of the file was read.
      req.resume();
      if (!req.destroyed || req.complete) throw error;
    }
  });
  return router;
}

type UploadRequest = Request<{ key: string }>;

async function takeUpload(signer: UploadSigner, storage: ObjectStorage, req: UploadRequest, res: Response) {
  // Read from the URL itself, so that the app's way of parsing queries is of no consequence.
  const signed = signer.verify(req.params.key, new URL(req.url, 'http://upload').searchParams);
  if (!signed) throw linkExpired();
  refuseOtherType(signed.contentType, req.headers['content-type']);
  refuseOtherSize(signed.size, req.headers['content-length']);
  const hash = createHash('sha256');
  await storage.receive(req.params.key, bounded(req, signed.size, hash));
  res.setHeader('ETag', `"${hash.digest('hex')}"`);
  res.status(204).end();
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
