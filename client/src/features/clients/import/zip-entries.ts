import { Inflate } from 'fflate';

/** The most bytes of one unpacked list: 20,000 long records have about 30 MB. */
const maxBytes = 200_000_000;
/** Bytes that are unpacked between two pauses, in which the browser can paint and answer. */
const slice = 64 * 1024;

interface Entry {
  start: number;
  packedBytes: number;
  isPacked: boolean;
}

/**
 * Reads named files of a zip, also in a folder of it. Reads only their part of the zip, which can have gigabytes of pictures.
 * @throws Error with a message for the user
 */
export async function zipTexts(zip: Blob, names: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [path, entry] of await entriesOf(zip)) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    // A Mac adds files of its own that have the same names.
    if (names.includes(name) && !path.startsWith('__MACOSX/')) texts.set(name, await textOf(zip, entry));
  }
  return texts;
}

const incomplete = () => new Error('The zip file is not complete. Download it again.');
const view = async (blob: Blob) => new DataView(await blob.arrayBuffer());

/** Reads the directory at the end of the zip (APPNOTE.TXT 4.3.12 and 4.3.16). */
async function entriesOf(zip: Blob): Promise<Map<string, Entry>> {
  const tail = await view(zip.slice(-66_000));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw incomplete();
  const [bytes, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (start === 0xffffffff) throw new Error('The zip file is too large. Unpack it, and choose its measurements.json.');
  const directory = await view(zip.slice(start, start + bytes));
  const entries = new Map<string, Entry>();
  for (let at = 0; at + 46 <= directory.byteLength;) {
    if (directory.getUint32(at, true) !== 0x02014b50) throw incomplete();
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    entries.set(new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, name)), {
      start: directory.getUint32(at + 42, true),
      packedBytes: directory.getUint32(at + 20, true),
      isPacked: directory.getUint16(at + 10, true) !== 0,
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function textOf(zip: Blob, { start, packedBytes, isPacked }: Entry): Promise<string> {
  const head = await view(zip.slice(start, start + 30));
  if (head.byteLength < 30) throw incomplete();
  const from = start + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = zip.slice(from, from + packedBytes);
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const add = (piece: Uint8Array) => {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Error('A list in the zip file has more than 200 MB.');
    text += decoder.decode(piece, { stream: true });
  };
  const inflate = new Inflate(add);
  for (let at = 0; at < packed.size; at += slice) {
    const piece = new Uint8Array(await packed.slice(at, at + slice).arrayBuffer());
    if (isPacked) unpack(inflate, piece, at + slice >= packed.size);
    else add(piece);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return text + decoder.decode();
}

function unpack(inflate: Inflate, piece: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(piece, isLast);
  } catch (error) {
    // The library's errors have a code.
    throw error instanceof Error && 'code' in error ? incomplete() : error;
  }
}
