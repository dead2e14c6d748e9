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
import { checkedKey, checkedName, checkedVersion, newKey } from './keys';
import {
  fileTooLarge,
  maxDrawingBytes,
  StorageRefusal,
  StorageUnavailable,
  type ObjectStorage,
} from './object-storage';
import { pictureType } from './picture-names';
import { withTemporaryFile } from './temporary-file';
import type { uploadLinks } from './upload-links';

/** Time limit of one call of the store, retries included. A user must not wait more than 10 s for a picture. */
const timeoutMilliseconds = 6_000;

/**
 * Stores pictures in a bucket of any S3-compatible store: uploads under `staging/`, published files under `public/`, which must
 * be publicly readable (bucket policy, or a CDN at `publicUrl`), drawings under `drawings/`. Uses only features that all stores support: path-style URLs, no
 * checksum trailers, no conditional writes, no ACLs.
 */
export function s3Storage(settings: S3Env, ownUploadUrl: ReturnType<typeof uploadLinks>): ObjectStorage {
  const client = openClient(settings);
  const Bucket = settings.bucket;
  const endpoint = settings.endpoint ?? `https://s3.${settings.region}.amazonaws.com`;
  const publicBase = `${settings.publicUrl ?? `${endpoint}/${Bucket}`}/public/`;
  const deadline = () => ({ abortSignal: AbortSignal.timeout(timeoutMilliseconds) });

  // Most stores answer 204 for a missing file, some NoSuchKey.
  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }), deadline()).catch(asMissing);
  };

  return {
    origins: [...new Set([new URL(endpoint).origin, new URL(publicBase).origin])],
    // A bucket has no size limit. If the length is unknown, the upload goes through this server, which counts the bytes.
    uploadUrl: async (stagingKey, terms) => {
      const { contentType, size, expiresInSeconds } = terms;
      const Key = `staging/${checkedKey(stagingKey)}`;
      if (!size) return ownUploadUrl(stagingKey, terms);
      const object = { Bucket, Key, ContentType: contentType ?? undefined, ContentLength: size };
      const binding = { expiresIn: expiresInSeconds, signableHeaders: bindingHeaders(contentType) };
      return getSignedUrl(client, new PutObjectCommand(object), binding);
    },
    receive: (stagingKey, body) =>
      withTemporaryFile(body, async (content, ContentLength) => {
        const object = { Bucket, Key: `staging/${checkedKey(stagingKey)}`, ContentLength };
        const options = deadline();
        const send = () =>
          client.send(new PutObjectCommand({ ...object, Body: content() }), options).catch(asUnavailable);
        // The SDK does not retry requests whose body is a stream. One fails when the store has just closed an idle connection.
        await send().catch((error: unknown) => {
          if (error instanceof StorageUnavailable && !options.abortSignal.aborted) return send();
          throw error;
        });
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
    // Reads the first byte: a HEAD could not distinguish a missing bucket from a missing file.
    sizeOf: async (name) => {
      const object = { Bucket, Key: `public/${checkedName(name)}`, Range: 'bytes=0-0' };
      const answer = await client.send(new GetObjectCommand(object), deadline()).catch(asMissing);
      await answer?.Body?.transformToByteArray();
      return answer && Number(answer.ContentRange?.split('/')[1]);
    },
    // One request per file: for a request that deletes many, some stores require different checksums.
    removePublished: async (names) => {
      const removals = await Promise.allSettled(names.map((name) => remove(`public/${checkedName(name)}`)));
      for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
    },
    keepDrawing: async (version, Body) => {
      const object = new PutObjectCommand({ Bucket, Key: `drawings/${checkedVersion(version)}`, Body });
      await client.send(object, deadline()).catch(asUnavailable);
    },
    readDrawing: (version) =>
      readObject(client, { Bucket, Key: `drawings/${checkedVersion(version)}` }, maxDrawingBytes),
    removeDrawing: (version) => remove(`drawings/${checkedVersion(version)}`),
    publicUrl: (name) => `${publicBase}${name}`,
    // Reading a missing key needs the same permissions as other reads, and distinguishes a missing bucket from a missing key.
    check: async () => void (await readObject(client, { Bucket, Key: `staging/${newKey()}` }, 0)),
    checkRoom: async () => undefined,
  };
}

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Env): S3Client {
  // Hides the SDK's warning about Node 20: this version supports it, versions from 2027 on will not.
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

/** Returns the headers to sign, which are then enforced. Without an announced type, the SDK's default type must not be signed. */
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
    // Checking Content-Length avoids the transfer. The received bytes are counted too, because the header can be missing.
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

/** Converts 4xx answers to `StorageRefusal`; timeouts, connection errors and 5xx to `StorageUnavailable`. */
function asUnavailable(error: unknown): never {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500;
  throw status < 500 ? new StorageRefusal(error) : unavailable(error);
}

function unavailable(cause: unknown): StorageUnavailable {
  return new StorageUnavailable(cause, cause instanceof Error && ['AbortError', 'TimeoutError'].includes(cause.name));
}
