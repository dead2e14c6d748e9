/** Widths of the WebP files of a published picture, in pixels. A picture has only those that it is wide enough for. */
export const pictureWidths = [240, 320, 640, 1024, 1600] as const;

/** Added for result cards. Pictures that are as narrow and older are named by the next width. */
const cardWidth = 240;

/** Returns the file name of a picture's JPEG. */
export const jpegName = (key: string) => `${key}.jpg`;

/**
 * Returns the file name of a picture's WebP in one of its widths. The widest file has the picture's own width and the name of
 * the next standard width: 1200 pixels are in '{key}-1600.webp'. All possible names therefore follow from the key.
 */
export const webpName = (key: string, width: number) => `${key}-${nominal(width)}.webp`;

/** Returns all file names that a picture can have in the store. */
export const fileNames = (key: string) => [jpegName(key), ...pictureWidths.map((width) => webpName(key, width))];

/** Returns the media type of a published file, by its name. */
export const pictureType = (name: string) => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');

/** Returns the widths of the WebP files of a picture: the standard widths below its own, and its own. */
export function widthsFor(width: number): number[] {
  return [...pictureWidths.filter((offered) => offered < width), width];
}

/**
 * Returns the key in the URL of a picture's JPEG: 'https://pictures.example/public/{key}.jpg' -> '{key}'; undefined for other
 * texts. Ignores the part before the file name, so that URLs of earlier settings work too.
 */
export function pictureKeyIn(address: string): string | undefined {
  return /\/([0-9a-f]{32})\.jpg$/.exec(address)?.[1];
}

/** Returns the `srcset` of the WebP files of a picture, from the URL of its JPEG; '' if there are none. */
export function srcsetOf(imageUrl: string, widths: readonly number[]): string {
  const base = imageUrl.replace(/\.jpg$/, '');
  return widths.map((width) => `${webpName(base, width)} ${width}w`).join(', ');
}

function nominal(width: number): number {
  if (width === cardWidth) return width;
  const offered = pictureWidths.find((each) => each >= width && each !== cardWidth);
  if (offered === undefined) throw new RangeError(`No picture is published ${width} pixels wide`);
  return offered;
}
