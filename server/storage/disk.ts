import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env';
import { writeDurably } from './durable-file';
import { checkedKey, checkedName, checkedVersion, newKey } from './keys';
import { fileTooLarge, linkExpired, maxDrawingBytes, type ObjectStorage, type UploadTerms } from './object-storage';
import { openTemporaryFile } from './temporary-file';
import { uploadLinks } from './upload-links';

/** Free space that `checkRoom` requires: about the size of one picture in all its widths. */
const roomBytes = 1_000_000;

/** The path at which disk-routes.ts serves published files. */
const picturesPath = '/pictures/';

/**
 * Stores pictures under `{dataDir}/objects`: uploads in `staging`, published files in `public`, drawings in `drawings`, and incomplete
 * files in `unfinished`, including those that a killed process left. File names are random keys, and names from outside are checked for
 * their form before they become part of a path. upload-routes.ts and disk-routes.ts serve the store over HTTP.
 */
export class DiskStorage implements ObjectStorage {
  readonly origins = [];
  /** Absolute path of the folder with published files. */
  readonly publicFolder: string;
  readonly #stagingFolder: string;
  readonly #drawingsFolder: string;
  readonly #unfinishedFolder: string;
  readonly #uploadLink: ReturnType<typeof uploadLinks>;

  constructor(env: Pick<Env, 'dataDir' | 'publicUrl' | 'sessionSecret'>) {
    const { dataDir } = env;
    this.publicFolder = join(dataDir, 'objects', 'public');
    this.#stagingFolder = join(dataDir, 'objects', 'staging');
    this.#drawingsFolder = join(dataDir, 'objects', 'drawings');
    this.#unfinishedFolder = join(dataDir, 'objects', 'unfinished');
    this.#uploadLink = uploadLinks(env);
  }

  async uploadUrl(stagingKey: string, terms: UploadTerms): Promise<string> {
    return this.#uploadLink(stagingKey, terms);
  }

  async receive(stagingKey: string, body: AsyncIterable<Buffer>): Promise<void> {
    await this.#write(this.#stagingFolder, checkedKey(stagingKey), body).catch(asLinkExpired);
  }

  async read(stagingKey: string, maxBytes: number): Promise<Buffer | undefined> {
    return readWhole(join(this.#stagingFolder, checkedKey(stagingKey)), maxBytes);
  }

  async removeUpload(stagingKey: string): Promise<void> {
    await this.#remove(this.#stagingFolder, [checkedKey(stagingKey)]);
  }

  async publish(name: string, bytes: Buffer): Promise<void> {
    await this.#write(this.publicFolder, checkedName(name), bytes);
  }

  async readPublished(name: string, maxBytes: number): Promise<Buffer | undefined> {
    return readWhole(join(this.publicFolder, checkedName(name)), maxBytes);
  }

  async sizeOf(name: string): Promise<number | undefined> {
    return (await stat(join(this.publicFolder, checkedName(name))).catch(asMissing))?.size;
  }

  async removePublished(names: readonly string[]): Promise<void> {
    await this.#remove(this.publicFolder, names.map(checkedName));
  }

  async keepDrawing(version: string, bytes: Buffer): Promise<void> {
    await this.#write(this.#drawingsFolder, checkedVersion(version), bytes);
  }

  async readDrawing(version: string): Promise<Buffer | undefined> {
    return readWhole(join(this.#drawingsFolder, checkedVersion(version)), maxDrawingBytes);
  }

  async removeDrawing(version: string): Promise<void> {
    await this.#remove(this.#drawingsFolder, [checkedVersion(version)]);
  }

  publicUrl(name: string): string {
    return `${picturesPath}${name}`;
  }

  async check(): Promise<void> {
    for (const folder of [this.#stagingFolder, this.#unfinishedFolder, this.publicFolder]) {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
  }

  async checkRoom(): Promise<void> {
    await mkdir(this.#unfinishedFolder, { recursive: true });
    const file = await openTemporaryFile(this.#unfinishedFolder);
    try {
      await file.writeFile(Buffer.alloc(roomBytes));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Writes to a file with a random suffix first, so that two writers of one name do not mix. The last one wins. */
  async #write(folder: string, name: string, data: Buffer | AsyncIterable<Buffer>): Promise<void> {
    const unfinished = join(this.#unfinishedFolder, `${name}.${newKey()}.part`);
    await writeDurably({ unfinished, path: join(folder, name) }, data);
  }

  /** Removes unfinished files first: if one is renamed meanwhile, it is then removed under its final name. */
  async #remove(folder: string, names: readonly string[]): Promise<void> {
    const unfinished = await readdir(this.#unfinishedFolder).catch(asMissing);
    const ours = (unfinished ?? []).filter((file) => names.some((name) => file.startsWith(`${name}.`)));
    const paths = [
      ...ours.map((file) => join(this.#unfinishedFolder, file)),
      ...names.map((name) => join(folder, name)),
    ];
    for (const path of paths) await rm(path, { force: true });
  }
}

async function readWhole(path: string, maxBytes: number): Promise<Buffer | undefined> {
  const file = await open(path).catch(asMissing);
  if (!file) return undefined;
  try {
    if ((await file.stat()).size > maxBytes) throw fileTooLarge();
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The unfinished file was removed during the upload, because its reservation was given up. */
function asLinkExpired(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw linkExpired();
  throw error;
}

function asMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
