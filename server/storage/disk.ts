import { constants } from 'node:fs';
import { access, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env';
import { writeDurably } from './durable-file';
import { isKey, isPictureName, newKey } from './keys';
import { fileTooLarge, type ObjectStorage, type PictureExtension, type UploadTerms } from './object-storage';
import { uploadSigner, type UploadSigner } from './upload-signature';

/** The path under which disk-routes.ts serves what is published. */
const picturesPath = '/pictures/';

/**
 * Keeps pictures under `{dataDir}/objects`: uploads in `staging`, what is served in `public`. File names are random
 * keys of our own; no part of a path comes from outside without looking like one. disk-routes.ts is its HTTP side, which
 * checks the links that are signed here.
 */
export class DiskStorage implements ObjectStorage {
  readonly origins = [];
  /** Absolute path of the folder that may be served. */
  readonly publicFolder: string;
  readonly #stagingFolder: string;
  readonly #publicUrl: string;
  readonly #signer: UploadSigner;

  constructor({ dataDir, publicUrl, sessionSecret }: Pick<Env, 'dataDir' | 'publicUrl' | 'sessionSecret'>) {
    this.publicFolder = join(dataDir, 'objects', 'public');
    this.#stagingFolder = join(dataDir, 'objects', 'staging');
    this.#publicUrl = publicUrl;
    this.#signer = uploadSigner(sessionSecret);
  }

  async uploadUrl(key: string, terms: UploadTerms): Promise<string> {
    return `${this.#publicUrl}/uploads/${key}?${this.#signer.sign(key, terms)}`;
  }

  /** Takes the body of an upload; it becomes readable only when it is complete. */
  async receive(key: string, body: AsyncIterable<Buffer>): Promise<void> {
    await writeDurably(this.#stagingFolder, checked(key), body);
  }

  async read(key: string, maxBytes: number): Promise<Buffer | undefined> {
    const file = await open(join(this.#stagingFolder, checked(key))).catch(asMissing);
    if (!file) return undefined;
    try {
      if ((await file.stat()).size > maxBytes) throw fileTooLarge();
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  async publish(bytes: Buffer, extension: PictureExtension): Promise<string> {
    const name = `${newKey()}.${extension}`;
    await writeDurably(this.publicFolder, name, bytes);
    return `${picturesPath}${name}`;
  }

  async removeUpload(key: string): Promise<void> {
    await rm(join(this.#stagingFolder, checked(key)), { force: true });
  }

  async unpublish(url: string): Promise<void> {
    const name = url.startsWith(picturesPath) ? url.slice(picturesPath.length) : '';
    if (isPictureName(name)) await rm(join(this.publicFolder, name), { force: true });
  }

  async check(): Promise<void> {
    for (const folder of [this.#stagingFolder, this.publicFolder]) {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
  }
}

function checked(key: string): string {
  if (!isKey(key)) throw new Error('Not a storage key');
  return key;
}

function asMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
