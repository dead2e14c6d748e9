/** Widths of the WebP files of a published picture, in pixels. A picture has only those that it is wide enough for. */
export const pictureWidths = [192, 240, 320, 400, 640, 720, 1024, 1600] as const;

/** For the pixels of a phone: 192, 240 and 400 for result cards, 720 for its whole width. Pictures of earlier releases lack them. */
const addedWidths: readonly number[] = [192, 240, 400, 720];

/** Returns the file name of a picture's JPEG. */
export const jpegName = (key: string) => `${key}.jpg`;

/**
 * Returns the file names of a picture's WebP files, from their widths, narrowest first. The widest file has the picture's own width and
 * the name of the next standard width: 1200 pixels are in '{key}-1600.webp'. All possible names therefore follow from the key.
 */
export function webpNames(key: string, widths: readonly number[]): string[] {
  const own = widths.at(-1);
  return widths.map((width) => `${key}-${width === own ? nominal(width) : width}.webp`);
}

/** Returns all file names that a picture can have in the store. */
export const fileNames = (key: string) => [jpegName(key), ...pictureWidths.map((width) => `${key}-${width}.webp`)];

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

/**
 * Returns the `srcset` of the WebP files of a picture that are at most `upTo` pixels wide, from the URL of its JPEG; '' if there are
 * none.
 */
export function srcsetOf(imageUrl: string, widths: readonly number[], upTo = Infinity): string {
  const names = webpNames(imageUrl.replace(/\.jpg$/, ''), widths);
  const files = names.map((name, index) => ({ name, width: widths[index] ?? 0 }));
  return files
    .filter(({ width }) => width <= upTo)
    .map(({ name, width }) => `${name} ${width}w`)
    .join(', ');
}

/** None of the added widths: before they were added, a picture of up to that width had the name of the next one, and keeps it. */
function nominal(width: number): number {
  const offered = pictureWidths.find((each) => each >= width && !addedWidths.includes(each));
  if (offered === undefined) throw new RangeError(`No picture is published ${width} pixels wide`);
  return offered;
}
