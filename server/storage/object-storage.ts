import { HttpError } from '../http/errors';

/** What an upload URL enforces, as far as the browser announced it. */
export interface UploadTerms {
  contentType?: string | null;
  /** Exact length in bytes. */
  size?: number | null;
  expiresInSeconds: number;
}

/**
 * The store of pictures. Uploads arrive under staging keys (see keys.ts) by a signed PUT and are never served. Published files
 * have other names (see shared/pictures/picture-files.ts) and are served with an unlimited cache time. The server chooses names before files are
 * written, so the tables `uploads` and `drawings` know every file that can exist. When a removal resolves, stored and incomplete files of that
 * name are removed. Removing a missing file is no error.
 */
export interface ObjectStorage {
  /** Other origins that browsers upload to and load pictures from. The CSP must contain them. */
  readonly origins: readonly string[];
  /**
   * Returns an absolute URL for a PUT of one file. Until it expires it can be used repeatedly; the last file wins. It accepts at
   * most `uploadLimits.bytes`: a URL of the store enforces the announced length, a URL of upload-routes.ts counts the bytes.
   */
  uploadUrl(stagingKey: string, terms: UploadTerms): Promise<string>;
  /** Stores the body of an upload that came through upload-routes.ts, completely or not at all. */
  receive(stagingKey: string, body: AsyncIterable<Buffer>): Promise<void>;
  /** Returns the uploaded bytes; undefined if nothing was uploaded. @throws HttpError 413 beyond `maxBytes`. */
  read(stagingKey: string, maxBytes: number): Promise<Buffer | undefined>;
  removeUpload(stagingKey: string): Promise<void>;
  /** Stores one file of a picture, completely or not at all. Its media type follows from its name. */
  publish(name: string, bytes: Buffer): Promise<void>;
  /** Returns a published file; undefined if there is none. @throws HttpError 413 beyond `maxBytes`. */
  readPublished(name: string, maxBytes: number): Promise<Buffer | undefined>;
  /** Returns the size of a published file in bytes; undefined if there is none. */
  sizeOf(name: string): Promise<number | undefined>;
  /** Removes the files. Rejects with the first failure; the S3 store tries all files before. */
  removePublished(names: readonly string[]): Promise<void>;
  /** Stores a file that was drawn from a page, completely or not at all, under the hash of what it shows. The store serves none. */
  keepDrawing(version: string, bytes: Buffer): Promise<void>;
  /** Returns a drawing; undefined if there is none. */
  readDrawing(version: string): Promise<Buffer | undefined>;
  removeDrawing(version: string): Promise<void>;
  /** Returns the URL of a published file, absolute or root-relative. Does not check that the file exists. */
  publicUrl(name: string): string;
  /** Resolves when the store answers, rejects when it does not. */
  check(): Promise<void>;
  /** Rejects with the error of the disk if there is no space for another file. Always resolves for a bucket. */
  checkRoom(): Promise<void>;
}

/** Far above the size of a drawing, in bytes. */
export const maxDrawingBytes = 8_000_000;

/** Makes the error for a file beyond the size limit. */
export function fileTooLarge(): HttpError {
  return new HttpError(413, 'too_large', 'The file is larger than 10 MB');
}

/** Makes the error for an upload link that is invalid or has expired. */
export function linkExpired(): HttpError {
  return new HttpError(403, 'forbidden', 'This upload link is not valid or has expired');
}

const unavailable = 'Pictures cannot be stored right now. Please try again in a moment.';

/**
 * Thrown if the store refuses this server: wrong credentials, a wrong clock, a missing bucket. The next request is refused too, until
 * the operator has mended it.
 */
export class StorageRefusal extends HttpError {
  constructor(cause: unknown) {
    super(503, 'unavailable', unavailable, undefined, 60);
    this.cause = cause;
  }
}

/** Thrown if the store cannot be reached or answers with a server error. */
export class StorageUnavailable extends HttpError {
  constructor(
    cause: unknown,
    /** Whether the store timed out. Further requests would take as long. */
    readonly isSilent: boolean,
  ) {
    super(503, 'unavailable', unavailable);
    this.cause = cause;
  }
}
