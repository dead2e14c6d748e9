/**
 * Returns whether a JPEG has its end marker after the beginning of its pixels. One without it was cut, even if its file has the
 * announced size: an upload that was interrupted can be filled with zeros, which the decoder takes for pixels.
 */
export function hasJpegEnd(jpeg: Buffer): boolean {
  let at = 2;
  // Each segment before the pixels has its length: the thumbnail in one of them has an end marker of its own.
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda)
    at += isFiller(jpeg, at) ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  return jpeg.includes(Buffer.from([0xff, 0xd9]), at);
}

/** A segment can have any number of 0xff before its marker. */
const isFiller = (jpeg: Buffer, at: number) => jpeg[at + 1] === 0xff;

/**
 * Returns whether a decoder's message says that pixels are missing before a marker: 'Corrupt JPEG data: premature end of data
 * segment'. Other warnings are about whole pictures of careless programs, such as superfluous bytes.
 */
export const saysPixelsAreMissing = (error: unknown) => error instanceof Error && /premature end/i.test(error.message);
