/** Widths of the WebP files of a published picture, in pixels. A picture has only those that it is wide enough for. */
export const pictureWidths = [192, 240, 320, 400, 640, 720, 1024, 1600] as const;

/** For the pixels of a phone: 192, 240 and 400 for result cards, 720 for its whole width. Pictures of earlier releases lack them. */
const addedWidths: readonly number[] = [192, 240, 400, 720];

/** Width of a picture's JPEG, in pixels. A narrower picture has its own width. */
export const jpegWidth = 1024;

/**
 * A published picture: the names of its files follow from these. `width` is that of its widest file. `widths` are those of its WebP
 * files, narrowest first; left out if they are `widthsFor(width)`.
 */
export interface PublishedFiles {
  key: string;
  width: number;
  widths?: readonly number[];
}

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

/** Returns the widths of the WebP files of a picture: the standard widths below its own, and its own. */
export function widthsFor(width: number): number[] {
  return [...pictureWidths.filter((offered) => offered < width), width];
}

/**
 * Returns the addresses of a picture's files: `src` of its JPEG, and `srcSet` of its WebP files that are at most `upTo` pixels wide;
 * '' if there are none. The JPEG of a long picture is in `srcSet` too if it is wider than its WebP files, which have a largest height. `picturesUrl` is the folder of all pictures: '/pictures/'.
 */
export function pictureAddresses(
  picturesUrl: string,
  { key, width, widths = widthsFor(width) }: PublishedFiles,
  upTo = Infinity,
): { src: string; srcSet: string } {
  const files = webpNames(key, widths).map((name, index) => ({ name, width: widths[index] ?? 0 }));
  const full = Math.min(width, jpegWidth);
  if (files.length > 0 && full > (widths.at(-1) ?? 0)) files.push({ name: jpegName(key), width: full });
  const listed = files.filter((file) => file.width <= upTo).map((file) => `${picturesUrl}${file.name} ${file.width}w`);
  return { src: picturesUrl + jpegName(key), srcSet: listed.join(', ') };
}

/** None of the added widths: before they were added, a picture of up to that width had the name of the next one, and keeps it. */
function nominal(width: number): number {
  const offered = pictureWidths.find((each) => each >= width && !addedWidths.includes(each));
  if (offered === undefined) throw new RangeError(`No picture is published ${width} pixels wide`);
  return offered;
}
