/** Widths of the WebP files of a published picture, in pixels. A picture has only those that it is wide enough for. */
export const pictureWidths = [240, 320, 640, 720, 1024, 1600] as const;

/** For result cards, and for the width of a phone with two pixels per CSS pixel. Pictures of earlier releases lack them. */
const addedWidths: readonly number[] = [240, 720];

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

/** Returns the `srcset` of the WebP files of a picture, from the URL of its JPEG; '' if there are none. */
export function srcsetOf(imageUrl: string, widths: readonly number[]): string {
  const names = webpNames(imageUrl.replace(/\.jpg$/, ''), widths);
  return names.map((name, index) => `${name} ${widths[index]}w`).join(', ');
}

/** None of the added widths: before they were added, a picture of up to 240 or 720 pixels had the name of the next width, and keeps it. */
function nominal(width: number): number {
  const offered = pictureWidths.find((each) => each >= width && !addedWidths.includes(each));
  if (offered === undefined) throw new RangeError(`No picture is published ${width} pixels wide`);
  return offered;
}
