import { unzip, type ZipEntry } from 'unzipit';

/** The most bytes of one unpacked list: 20,000 long records have about 30 MB. */
const maxBytes = 200_000_000;

/**
 * Returns the files of a zip. Only those that are unpacked later are read: a zip can have gigabytes of pictures.
 * @throws Error with a message for the user
 */
export async function zipEntries(zip: Blob): Promise<ZipEntry[]> {
  // Safari unpacks the format of zips since 16.4 only.
  if (!('DecompressionStream' in globalThis)) {
    const { makeDecompressionStream } = await import('compression-streams-polyfill/ponyfill');
    Object.assign(globalThis, { DecompressionStream: makeDecompressionStream(TransformStream) });
  }
  const { entries } = await unzip(zip).catch(incomplete);
  // A Mac adds files of its own that have the same names.
  return Object.values(entries).filter(({ name, isDirectory }) => !isDirectory && !name.startsWith('__MACOSX/'));
}

/**
 * Unpacks a file of a zip.
 * @throws Error with a message for the user
 */
export function unpacked(entry: ZipEntry): Promise<Blob> {
  if (entry.size > maxBytes) throw new Error('A list in the zip file has more than 200 MB.');
  if (entry.encrypted) throw new Error('The zip file has a password. Unpack it, and choose the file in it.');
  return entry.blob().catch(incomplete);
}

/** Returns the name of a file without its folders. */
export const nameOf = ({ name }: ZipEntry) => name.slice(name.lastIndexOf('/') + 1);

function incomplete(cause: unknown): never {
  throw new Error('The zip file is not complete. Download it again.', { cause });
}
