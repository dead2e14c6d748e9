import { unzip } from 'unzipit';

/** The most bytes of one unpacked list: 20,000 long records have about 30 MB. */
const maxBytes = 200_000_000;

/**
 * Reads named files of a zip, also in a folder of it. Reads only their part of the zip, which can have gigabytes of pictures.
 * @throws Error with a message for the user
 */
export async function zipTexts(zip: Blob, names: readonly string[]): Promise<Map<string, string>> {
  // Safari unpacks the format of zips since 16.4 only.
  if (!('DecompressionStream' in globalThis)) {
    const { makeDecompressionStream } = await import('compression-streams-polyfill/ponyfill');
    Object.assign(globalThis, { DecompressionStream: makeDecompressionStream(TransformStream) });
  }
  const texts = new Map<string, string>();
  const { entries } = await unzip(zip).catch(incomplete);
  for (const [path, entry] of Object.entries(entries)) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    // A Mac adds files of its own that have the same names.
    if (!names.includes(name) || path.startsWith('__MACOSX/')) continue;
    if (entry.size > maxBytes) throw new Error('A list in the zip file has more than 200 MB.');
    texts.set(name, await entry.text().catch(incomplete));
  }
  return texts;
}

function incomplete(cause: unknown): never {
  throw new Error('The zip file is not complete. Download it again.', { cause });
}
