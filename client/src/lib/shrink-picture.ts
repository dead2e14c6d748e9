/** Kinds that a canvas may redraw with nothing lost that is ever shown. HEIC only opens in Safari, elsewhere it stays. */
const redrawable = /^image\/(jpeg|png|webp|heic|heif)$/;

/** Smaller files are quick to send as they are. */
const worthwhileBytes = 400_000;

/** More than the widest picture that is ever shown needs, upright ones too. */
const longestSide = 2400;

/**
 * The same picture, small enough for a slow connection: at most 2400 pixels on its longer side, upright, without
 * metadata. Answers the file itself where that would not be much smaller or where the browser cannot open it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (!redrawable.test(file.type) || file.size < worthwhileBytes) return file;
  const shrunk = await drawn(file, longestSide, async (canvas) => {
    // A PNG or WebP may be transparent, which JPEG cannot keep. Safari writes no WebP, and answers a PNG instead.
    const type = /png|webp/.test(file.type) ? 'image/webp' : 'image/jpeg';
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.82));
  });
  return shrunk && shrunk.size < file.size * 0.9 ? shrunk : file;
}

/** A `data:` URL to show a chosen file by, 144 pixels at most; undefined where the browser cannot open it. */
export function thumbnailOf(file: Blob): Promise<string | undefined> {
  return drawn(file, 144, async (canvas) => canvas.toDataURL('image/webp', 0.7));
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time, whoever asks: a large one takes 50 MB of memory while it is open. */
async function drawn<T>(file: Blob, side: number, read: (canvas: HTMLCanvasElement) => Promise<T | null>) {
  const turn = last.then(async () => {
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
  last = turn.catch(() => undefined);
  return turn.catch(() => undefined);
}

/** The picture at its own proportions, upright as every browser shows it; none where canvases cannot be trusted. */
function canvasWith(image: HTMLImageElement, side: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context || !readsBackWhatIsDrawn()) return undefined;
  // eslint-disable-next-line browsers/api -- Firefox without it draws as well as it can
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Some browsers hand out noise in place of a canvas, so that nobody is known by it. That is no picture to publish. */
function readsBackWhatIsDrawn(): boolean {
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
