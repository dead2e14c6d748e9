import { addAbortSignal, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Env } from '../env';
import { HttpError } from '../http/errors';
import { checkedKey, checkedName, newKey } from './keys';
import { fileTooLarge, StoreAway, type ObjectStorage } from './object-storage';
import { pictureType } from './picture-names';
import { withTemporaryFile } from './temporary-file';
import type { uploadLinks } from './upload-links';

/** A store that hangs is given up after this time, retries included; whoever waits for a picture waits 10 s at most. */
const timeoutMilliseconds = 6_000;

/**
 * Keeps pictures in a bucket of any S3-compatible store, uploads under `staging/`, what is served under `public/`,
 * which has to be readable by everybody (bucket policy, or a CDN at `publicUrl`). Stays with what all of them
 * understand: path style, no checksum trailers, no conditional writes, no ACLs.
 */
export function s3Storage(settings: S3Env, ownUploadUrl: ReturnType<typeof uploadLinks>): ObjectStorage {
  const client = openClient(settings);
  const Bucket = settings.bucket;
  const endpoint = settings.endpoint ?? `https://s3.${settings.region}.amazonaws.com`;
  const publicBase = `${settings.publicUrl ?? `${endpoint}/${Bucket}`}/public/`;
  const deadline = () => ({ abortSignal: AbortSignal.timeout(timeoutMilliseconds) });

  // Most stores answer 204 for what is not there, some NoSuchKey.
  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }), deadline()).catch(asMissing);
  };

  return {
    origins: [...new Set([new URL(endpoint).origin, new URL(publicBase).origin])],
    // A bucket has no limit of its own: where no length can be bound, the bytes come through this server.
    uploadUrl: async (stagingKey, terms) => {
      const { contentType, size, expiresInSeconds } = terms;
      const Key = `staging/${checkedKey(stagingKey)}`;
      if (!size) return ownUploadUrl(stagingKey, terms);
      const object = { Bucket, Key, ContentType: contentType ?? undefined, ContentLength: size };
      const binding = { expiresIn: expiresInSeconds, signableHeaders: bindingHeaders(contentType) };
      return getSignedUrl(client, new PutObjectCommand(object), binding);
    },
    receive: (stagingKey, body) =>
      withTemporaryFile(body, async (Body, ContentLength) => {
        const object = { Bucket, Key: `staging/${checkedKey(stagingKey)}`, Body, ContentLength };
        await client.send(new PutObjectCommand(object), deadline()).catch(asUnavailable);
      }),
    read: (stagingKey, maxBytes) => readObject(client, { Bucket, Key: `staging/${checkedKey(stagingKey)}` }, maxBytes),
    removeUpload: (stagingKey) => remove(`staging/${checkedKey(stagingKey)}`),
    publish: async (name, bytes) => {
      const object = new PutObjectCommand({
        Bucket,
        Key: `public/${checkedName(name)}`,
        Body: bytes,
        ContentType: pictureType(name),
        CacheControl: 'public, max-age=31536000, immutable',
      });
      await client.send(object, deadline()).catch(asUnavailable);
    },
    readPublished: (name, maxBytes) => readObject(client, { Bucket, Key: `public/${checkedName(name)}` }, maxBytes),
    // One by one: some stores want a checksum of theirs with the request that deletes many.
    removePublished: async (names) => {
      const removals = await Promise.allSettled(names.map((name) => remove(`public/${checkedName(name)}`)));
      for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
    },
    publicUrl: (name) => `${publicBase}${name}`,
    // A read of what is not there needs the same rights as our own work, and tells a missing bucket from a missing key.
    check: async () => void (await readObject(client, { Bucket, Key: `staging/${newKey()}` }, 0)),
    checkRoom: async () => undefined,
  };
}

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Env): S3Client {
  // This version of the SDK supports Node 20. Its warning announces that versions of 2027 will not.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000 },
  });
}

/** A header binds when it is signed; where no type was announced the SDK's own default type must not. */
function bindingHeaders(contentType?: string | null): Set<string> {
  return new Set(['host', 'content-length', ...(contentType ? ['content-type'] : [])]);
}

async function readObject(client: S3Client, object: { Bucket: string; Key: string }, maxBytes: number) {
  const abortSignal = AbortSignal.timeout(timeoutMilliseconds);
  const answer = await client.send(new GetObjectCommand(object), { abortSignal }).catch(asMissing);
  if (!answer) return undefined;
  const body = addAbortSignal(abortSignal, answer.Body as Readable);
  const chunks: Buffer[] = [];
  let received = 0;
  try {
    // The announced length saves the transfer; what really comes is what counts.
    if ((answer.ContentLength ?? 0) > maxBytes) throw fileTooLarge();
    for await (const chunk of body as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > maxBytes) throw fileTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    body.destroy();
    throw error instanceof HttpError ? error : unavailable(error);
  }
  return Buffer.concat(chunks);
}

function asMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
  return asUnavailable(error);
}

/** A refusal is a mistake of ours and goes to the log as it is; silence, a timeout or a 5xx passes. */
function asUnavailable(error: unknown): never {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500;
  throw status < 500 ? error : unavailable(error);
}

function unavailable(cause: unknown): StoreAway {
  return new StoreAway(cause, cause instanceof Error && ['AbortError', 'TimeoutError'].includes(cause.name));
}
