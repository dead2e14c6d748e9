/** What an upload URL binds, where the browser announced it. */
export interface UploadTerms {
  contentType?: string | null;
  /** Exact length in bytes. */
  size?: number | null;
  expiresInSeconds: number;
}

/**
 * Where pictures live. Uploads arrive under staging keys by a presigned PUT and are never served; what is published
 * gets a random key of its own and is served for ever.
 */
export interface ObjectStorage {
  /** An absolute URL that takes one file by PUT until it expires. */
  uploadUrl(key: string, terms: UploadTerms): Promise<string>;
  /** The uploaded bytes; undefined where nothing was uploaded. @throws HttpError 413 beyond `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Buffer | undefined>;
  /** Stores a finished picture and answers the URL that shows it. `extension` without a dot, `contentType` fixed. */
  publish(bytes: Buffer, file: { extension: string; contentType: string }): Promise<string>;
  /** Forgets an upload; fine when it never arrived. */
  removeUpload(key: string): Promise<void>;
  /** Forgets a published picture by the URL that `publish` answered; other URLs are left alone. */
  unpublish(url: string): Promise<void>;
  /** Resolves when the store answers, rejects when it does not. */
  check(): Promise<void>;
}
