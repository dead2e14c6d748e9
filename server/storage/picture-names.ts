/** Widths in pixels that a published picture is offered in as WebP, each only where the picture is as wide. */
export const pictureWidths = [320, 640, 1024, 1600] as const;

/** The file name of the JPEG that opens everywhere. */
export const jpegName = (key: string) => `${key}.jpg`;

/**
 * The file name of a picture's WebP in one of its widths. The widest is as wide as the picture allows and has the name of
 * the next width: 1200 pixels are in '{key}-1600.webp', so that a key alone tells all names there may be.
 */
export const webpName = (key: string, width: number) => `${key}-${nominal(width)}.webp`;

/** All file names that a picture may have in the store. */
export const fileNames = (key: string) => [jpegName(key), ...pictureWidths.map((width) => webpName(key, width))];

/** The type that a published file is served with, by its name alone. */
export const pictureType = (name: string) => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');

/** The widths that a picture of this width is published in: those below it, and its own. */
export function widthsFor(width: number): number[] {
  return [...pictureWidths.filter((offered) => offered < width), width];
}

/**
 * The key of a picture, read from an address of its JPEG: 'https://pictures.example/public/{key}.jpg' -> '{key}'. The part
 * before the file name is not compared, so that addresses of former settings are understood too; undefined for other texts.
 */
export function pictureKeyIn(address: string): string | undefined {
  return /\/([0-9a-f]{32})\.jpg$/.exec(address)?.[1];
}

/** `srcset` of the WebP files beside a picture's JPEG; '' where there are none. */
export function srcsetOf(imageUrl: string, widths: readonly number[]): string {
  const base = imageUrl.replace(/\.jpg$/, '');
  return widths.map((width) => `${webpName(base, width)} ${width}w`).join(', ');
}

function nominal(width: number): number {
  const offered = pictureWidths.find((each) => each >= width);
  if (offered === undefined) throw new RangeError(`No picture is published ${width} pixels wide`);
  return offered;
}
