import { uploadLimits } from '@shared/objects/contract';

/** Types that a canvas can redraw without a visible loss. Only Safari decodes HEIC; other browsers send it unchanged. */
const redrawable = /^image\/(jpeg|png|webp|heic|heif)$/;

/** Smaller files are sent unchanged: they upload quickly enough. */
const worthwhileBytes = 400_000;

/** More than the widest displayed picture needs, portrait pictures included. */
const longestSide = 2400;

/**
 * Returns the same picture, small enough for a slow connection: at most 2400 pixels on its longer side, upright, without
 * metadata. Returns the file itself if that would not be much smaller, unless the file is over the limit of uploads, or if the
 * browser cannot decode it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (!redrawable.test(file.type) || file.size < worthwhileBytes) return file;
  const shrunk = await drawn(file, longestSide, async (canvas) => {
    // A PNG or WebP may be transparent, which JPEG cannot store. Safari encodes no WebP and returns a PNG instead.
    const type = /png|webp/.test(file.type) ? 'image/webp' : 'image/jpeg';
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.82));
  });
  const worthwhile = file.size > uploadLimits.bytes ? uploadLimits.bytes : file.size * 0.9;
  return shrunk && shrunk.size <= worthwhile ? shrunk : file;
}

/** Returns a `data:` URL of a chosen file, `side` pixels at most; undefined if the browser cannot decode it. */
export function thumbnailOf(file: Blob, side = 144): Promise<string | undefined> {
  return drawn(file, side, async (canvas) => canvas.toDataURL('image/webp', 0.7));
}

let last: Promise<unknown> = Promise.resolve();

/** Works on one picture at a time for all callers: a large one takes 50 MB of memory while it is decoded. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

async function drawn<T>(file: Blob, side: number, read: (canvas: HTMLCanvasElement) => Promise<T | null>) {
  const turn = inTurn(async () => {
    const url = URL.createObjectURL(file);
    try {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = canvasWith(image, side);
      const result = canvas && (await read(canvas));
      if (canvas) canvas.width = canvas.height = 0;
      return result ?? undefined;
    } finally {
      URL.revokeObjectURL(url);
    }
  });
  return turn.catch(() => undefined);
}

/** Returns a canvas with the picture, in its proportions and upright; undefined if canvases are not reliable. */
function canvasWith(image: HTMLImageElement, side: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context || !isCanvasReadable()) return undefined;
  // eslint-disable-next-line browsers/api -- Firefox without it uses its default quality
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Some browsers add noise to canvas data against fingerprinting. Such a picture must not be published. */
function isCanvasReadable(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 8;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = '#4080c0';
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  const fill = [0x40, 0x80, 0xc0, 0xff];
  return data.every((value, index) => Math.abs(value - (fill[index % 4] ?? 0)) < 8);
}
