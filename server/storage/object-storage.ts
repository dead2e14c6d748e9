import { HttpError } from '../http/errors';

/** What pictures are published as: the end of their URL and the type that they are served with. */
export const pictureTypes = { jpg: 'image/jpeg', webp: 'image/webp' } as const;

export type PictureExtension = keyof typeof pictureTypes;

/** What an upload URL binds, where the browser announced it. */
export interface UploadTerms {
  contentType?: string | null;
  /** Exact length in bytes. */
  size?: number | null;
  expiresInSeconds: number;
}

/**
 * Where pictures live. Uploads arrive under staging keys (see keys.ts) by a presigned PUT and are never served; what
 * is published gets a random key of its own and is served for ever.
 */
export interface ObjectStorage {
  /** Origins other than the app's own that browsers upload to and load pictures from: the page's CSP has to name them. */
  readonly origins: readonly string[];
  /** An absolute URL that takes one file by PUT until it expires. */
  uploadUrl(key: string, terms: UploadTerms): Promise<string>;
  /** The uploaded bytes; undefined where nothing was uploaded. @throws HttpError 413 beyond `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Buffer | undefined>;
  /** Stores a finished picture and answers the URL that shows it, absolute or root-relative. */
  publish(bytes: Buffer, extension: PictureExtension): Promise<string>;
  /** Forgets an upload; fine when it never arrived. */
  removeUpload(key: string): Promise<void>;
  /** Forgets a published picture by the URL that `publish` answered; other URLs are left alone. */
  unpublish(url: string): Promise<void>;
  /** Resolves when the store answers, rejects when it does not. */
  check(): Promise<void>;
}

/** The one wording for a file beyond the size limit. */
export function fileTooLarge(): HttpError {
  return new HttpError(413, 'too_large', 'The file is larger than 10 MB');
}
