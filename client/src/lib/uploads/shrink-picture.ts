import { uploadLimits } from '@shared/objects/contract';

/** Types that a canvas can redraw without a visible loss. Only Safari decodes HEIC; other browsers send it unchanged. */
const redrawable = /^image\/(jpeg|png|webp|heic|heif)$/;

/** Smaller files are sent unchanged: they upload quickly enough. */
const worthwhileBytes = 400_000;

/** More than the widest displayed picture needs, portrait pictures included. */
const longestSide = 2400;

/** A long picture, such as a screenshot of a chat, is not made narrower than the server publishes it (prepare-picture.ts). */
const long = { width: 640, height: 32_000 };

/** WebP has no higher pictures. */
const highestWebp = 16_383;

/**
 * Returns the same picture, small enough for a slow connection: at most 2400 pixels on its longer side, or 640 pixels wide if that is
 * larger, upright, without metadata. Returns the file itself if that would not be much smaller, unless the file is over the limit of
 * uploads, or if the browser cannot decode it. A long picture below the limit is sent as it is: many phones have no canvas of its height.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (!redrawable.test(file.type) || file.size < worthwhileBytes) return file;
  const isOverLimit = file.size > uploadLimits.bytes;
  const shrunk = await drawn(
    file,
    (size) => scaleOf(size, isOverLimit),
    async (canvas) => {
      // A PNG or WebP may be transparent, which JPEG cannot store. Safari encodes no WebP and returns a PNG instead.
      const mayBeTransparent = /png|webp/.test(file.type);
      const type = mayBeTransparent && canvas.height <= highestWebp ? 'image/webp' : 'image/jpeg';
      if (mayBeTransparent && type === 'image/jpeg') putOnWhite(canvas);
      return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.82));
    },
  );
  const worthwhile = isOverLimit ? uploadLimits.bytes : file.size * 0.9;
  return shrunk && shrunk.size <= worthwhile ? shrunk : file;
}

/** Returns a `data:` URL of a chosen file, `side` pixels at most; undefined if the browser cannot decode it. */
export function thumbnailOf(file: Blob, side = 144): Promise<string | undefined> {
  const scaleTo = ({ width, height }: Size) => Math.min(1, side / Math.max(width, height));
  return drawn(file, scaleTo, async (canvas) => canvas.toDataURL('image/webp', 0.7));
}

interface Size {
  width: number;
  height: number;
}

/** Returns by how much a picture is scaled; undefined for a long one that can be sent as it is. */
function scaleOf({ width, height }: Size, isOverLimit: boolean): number | undefined {
  const usual = Math.min(1, longestSide / Math.max(width, height));
  if (width * usual >= Math.min(width, long.width) || height < width) return usual;
  return isOverLimit ? Math.max(usual, Math.min(1, long.width / width, long.height / height)) : undefined;
}

/** Puts white behind the picture, as the server does: JPEG would store black where it is transparent. */
function putOnWhite(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

let last: Promise<unknown> = Promise.resolve();

/** Works on one picture at a time for all callers: a large one takes 50 MB of memory while it is decoded. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

async function drawn<T>(
  file: Blob,
  scaleTo: (size: Size) => number | undefined,
  read: (canvas: HTMLCanvasElement) => Promise<T | null>,
) {
  const turn = inTurn(async () => {
    const url = URL.createObjectURL(file);
    try {
      const image = new Image();
      image.src = url;
      await image.decode();
      const scale = scaleTo({ width: image.naturalWidth, height: image.naturalHeight });
      const canvas = scale === undefined ? undefined : canvasWith(image, scale);
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
function canvasWith(image: HTMLImageElement, scale: number): HTMLCanvasElement | undefined {
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
