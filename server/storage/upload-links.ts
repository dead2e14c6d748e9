import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env';
import { isKey } from './keys';
import type { UploadTerms } from './object-storage';

/** What a signed upload link enforces; undefined allows any value. */
interface SignedUpload {
  contentType?: string;
  size?: number;
}

export type UploadSigner = ReturnType<typeof uploadSigner>;

/** Makes functions that sign and verify upload links. Their key is derived, because the secret is also used elsewhere. */
export function uploadSigner(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'upload links', 32));
  const signature = (uploadKey: string, query: URLSearchParams) =>
    createHmac('sha256', key)
      .update(JSON.stringify([uploadKey, query.get('expires'), query.get('type'), query.get('size')]))
      .digest();

  return {
    /** Returns the signed query of a link to `uploadKey`. */
    sign: (uploadKey: string, { contentType, size, expiresInSeconds }: UploadTerms): URLSearchParams => {
      const query = new URLSearchParams({ expires: String(nowInSeconds() + expiresInSeconds) });
      if (contentType) query.set('type', contentType);
      if (size) query.set('size', String(size));
      query.set('signature', signature(uploadKey, query).toString('hex'));
      return query;
    },
    /** Returns what the link enforces; undefined if its signature is invalid or it has expired. */
    verify: (uploadKey: string, query: URLSearchParams): SignedUpload | undefined => {
      const given = Buffer.from(query.get('signature') ?? '', 'hex');
      const expected = signature(uploadKey, query);
      if (!isKey(uploadKey) || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      if (Number(query.get('expires')) < nowInSeconds()) return undefined;
      const size = query.get('size');
      return { contentType: query.get('type') ?? undefined, size: size === null ? undefined : Number(size) };
    },
  };
}

/** Makes URLs of this server's upload route (upload-routes.ts), which enforces the size limit. */
export function uploadLinks({ publicUrl, sessionSecret }: Pick<Env, 'publicUrl' | 'sessionSecret'>) {
  const signer = uploadSigner(sessionSecret);
  return (stagingKey: string, terms: UploadTerms) =>
    `${publicUrl}/uploads/${stagingKey}?${signer.sign(stagingKey, terms).toString()}`;
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
