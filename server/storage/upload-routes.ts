import { createHash, type Hash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { uploadLimits } from '@shared/objects/contract';
import type { Env } from '../env';
import { HttpError } from '../http/errors';
import { turnsByKey } from '../http/load/turns';
import { fileTooLarge, linkExpired, type ObjectStorage } from './object-storage';
import { uploadSigner, type UploadSigner } from './upload-links';

/** Limit of concurrent requests per link: a broken one and its retry. Without a limit, one link could fill the disk. */
const perLink = {
  atOnce: 2,
  waiting: 0,
  message: 'This file is being uploaded already. Please try again in a moment.',
};

/**
 * Receives uploads by PUT to links of upload-links.ts and passes them to the store: all uploads of the disk store, and those to a
 * bucket whose length was not announced. Counts the bytes. Passes errors to the app's error handler.
 */
export function uploadRoutes({ sessionSecret }: Pick<Env, 'sessionSecret'>, storage: ObjectStorage): Router {
  const router = Router({ caseSensitive: true });
  const signer = uploadSigner(sessionSecret);
  const inTurnOf = turnsByKey(perLink);
  router.put('/uploads/:key', async (req, res) => {
    try {
      await inTurnOf(req.params.key, () => takeUpload(signer, storage, req, res));
    } catch (error) {
      // The rest of the body is read, because clients read the response only after they have sent it.
      req.resume();
      if (!req.destroyed || req.complete) throw error;
    }
  });
  return router;
}

type UploadRequest = Request<{ key: string }>;

async function takeUpload(signer: UploadSigner, storage: ObjectStorage, req: UploadRequest, res: Response) {
  // Parsed from the URL, so that the signature does not depend on the app's query parser.
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

/** Refuses a wrong Content-Length before anything is written. */
function refuseOtherSize(bound: number | undefined, contentLength: string | undefined): void {
  if (contentLength === undefined) return;
  if (Number(contentLength) > uploadLimits.bytes) throw fileTooLarge();
  if (bound !== undefined && Number(contentLength) !== bound) throw otherSize(bound);
}

/** Yields the body. @throws HttpError if it is larger than allowed or has not the announced size */
async function* bounded(req: UploadRequest, size: number | undefined, hash: Hash): AsyncGenerator<Buffer> {
  let received = 0;
  // `destroyOnReturn: false` keeps the connection open for the error response.
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
