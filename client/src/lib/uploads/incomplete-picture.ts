/**
 * Returns whether a picture breaks off: a JPEG before its end marker, a PNG before its last chunk, a WebP or an HEIC before the
 * length that it states. Browsers draw the missing part of such a picture grey or black. Bytes after the end are no mistake, because
 * phones append videos and further pictures. A file of another format, or one that is damaged in another way, is not judged: the
 * server decodes it.
 */
export async function isIncompletePicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const hasText = (text: string, at: number) =>
    [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return isJpegIncomplete(bytes, view);
  if (hasText('\u0089PNG', 0)) return breaksOff(view, 8, pngChunkAt);
  // Some programs leave out the last byte of padding.
  if (hasText('RIFF', 0) && hasText('WEBP', 8)) return view.getUint32(4, true) + 8 > bytes.length + 1;
  if (hasText('ftyp', 4)) return breaksOff(view, 0, boxAt);
  return false;
}

const [endOfImage, startOfScan] = [0xd9, 0xda];

/** Follows the segments, because the picture in the metadata has an end marker of its own. */
function isJpegIncomplete(bytes: Uint8Array, view: DataView): boolean {
  let at = 2;
  while (at + 2 <= bytes.length) {
    const [sign, marker = 0] = bytes.subarray(at, at + 2);
    if (sign !== 0xff || marker === 0 || marker === endOfImage) return false;
    if (marker === 0xff) at += 1;
    else if (isRestart(marker)) at += 2;
    else if (at + 4 > bytes.length) return true;
    else at += 2 + view.getUint16(at + 2);
    if (marker === startOfScan) at = endOfScan(bytes, at);
  }
  return true;
}

/** Returns where the marker after the data of a scan is. FF and 0 in the data are a value, and restarts are a part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && (bytes[at + 1] === 0 || isRestart(bytes[at + 1] ?? 0))) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

interface Section {
  end: number;
  isLast: boolean;
}

/** Whether a file of sections with their lengths ends before the end of a section, or a PNG before its last one. */
function breaksOff(view: DataView, start: number, sectionAt: (view: DataView, at: number) => Section | null): boolean {
  let at = start;
  for (;;) {
    const section = sectionAt(view, at);
    if (!section || section.end > view.byteLength) return true;
    if (section.isLast) return false;
    at = section.end;
  }
}

/** A chunk of a PNG: its length, its type, its data and a checksum. */
function pngChunkAt(view: DataView, at: number): Section | null {
  if (at + 12 > view.byteLength) return null;
  return { end: at + 12 + view.getUint32(at), isLast: view.getUint32(at + 4) === 0x49454e44 };
}

const [fileType, ...content] = [0x66747970, 0x6d657461, 0x6d646174];

/**
 * A box of an HEIC or AVIF: its length and its type. Only 'ftyp', 'meta' and 'mdat' are the picture. A length of 0 reaches to the
 * end, and one of 1 is followed by a longer number.
 */
function boxAt(view: DataView, at: number): Section | null {
  if (at + 8 > view.byteLength) return { end: at, isLast: true };
  const [length, type] = [view.getUint32(at), view.getUint32(at + 4)];
  if (!content.includes(type) && !(at === 0 && type === fileType)) return { end: at, isLast: true };
  if (length !== 1) return { end: at + length, isLast: length === 0 };
  if (at + 16 > view.byteLength) return null;
  return { end: at + view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12), isLast: false };
}
