import { HttpError } from '../http/errors';

/** What an upload URL binds, where the browser announced it. */
export interface UploadTerms {
  contentType?: string | null;
  /** Exact length in bytes. */
  size?: number | null;
  expiresInSeconds: number;
}

/**
 * Where pictures live. Uploads arrive under staging keys (see keys.ts) by a signed PUT and are never served; what
 * is published has a name of its own (see picture-names.ts) and is served for ever. Names are ours and chosen before a
 * file is written, so that whoever wrote them down knows every file that there may be. Whatever is here or on its way
 * here under a name is gone when its removal resolves, and removing what is not there is fine.
 */
export interface ObjectStorage {
  /** Origins other than the app's own that browsers upload to and load pictures from: the page's CSP has to name them. */
  readonly origins: readonly string[];
  /**
   * An absolute URL that takes one file by PUT, any number of times until it expires; the last one stays. Takes no file beyond
   * `uploadLimits.bytes`: a URL of the store itself binds the length, any other is one of upload-routes.ts.
   */
  uploadUrl(stagingKey: string, terms: UploadTerms): Promise<string>;
  /** Stores the body of an upload that came through upload-routes.ts, whole or not at all. */
  receive(stagingKey: string, body: AsyncIterable<Buffer>): Promise<void>;
  /** The uploaded bytes; undefined where nothing was uploaded. @throws HttpError 413 beyond `maxBytes`. */
  read(stagingKey: string, maxBytes: number): Promise<Buffer | undefined>;
  removeUpload(stagingKey: string): Promise<void>;
  /** Stores one file of a picture, whole or not at all, with the type that its name says. */
  publish(name: string, bytes: Buffer): Promise<void>;
  /** A published file; undefined where there is none. @throws HttpError 413 beyond `maxBytes`. */
  readPublished(name: string, maxBytes: number): Promise<Buffer | undefined>;
  /** Tries all of them, then rejects with the first failure. */
  removePublished(names: readonly string[]): Promise<void>;
  /** The URL that shows a published file, absolute or root-relative; does not check that it exists. */
  publicUrl(name: string): string;
  /** Resolves when the store answers, rejects when it does not. */
  check(): Promise<void>;
  /** Rejects with the error of the disk when there is no room for another file; a bucket always has room. */
  checkRoom(): Promise<void>;
}

/** The one wording for a file beyond the size limit. */
export function fileTooLarge(): HttpError {
  return new HttpError(413, 'too_large', 'The file is larger than 10 MB');
}

/** The one wording for an upload link that takes no file. */
export function linkExpired(): HttpError {
  return new HttpError(403, 'forbidden', 'This upload link is not valid or has expired');
}

/** Thrown by a store that is away: it cannot be reached, or answers that it has troubles of its own. */
export class StoreAway extends HttpError {
  constructor(
    cause: unknown,
    /** Whether it did not answer at all: whatever else it is asked would take as long. */
    readonly isSilent: boolean,
  ) {
    super(503, 'unavailable', 'Pictures cannot be stored right now. Please try again in a moment.');
    this.cause = cause;
  }
}
