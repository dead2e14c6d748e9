import sharp, { type Sharp } from 'sharp';

const qualities = [86, 78, 68, 56, 44, 30];

// This process makes one drawing at a time, and no drawing can reuse another's cache.
sharp.concurrency(1);
sharp.cache(false);

/** Encodes a drawing as a JPEG in the best quality that has at most `maxBytes`; the lowest quality may have more. */
export async function smallJpeg(drawing: Sharp, maxBytes: number): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await drawing.clone().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
