import { jpegName, pictureWidths } from '@shared/pictures/picture-files';

/** Returns all file names that a picture can have in the store. */
export const fileNames = (key: string) => [jpegName(key), ...pictureWidths.map((width) => `${key}-${width}.webp`)];

/** Returns the media type of a published file, by its name. */
export const pictureType = (name: string) => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');

/**
 * Returns the key in the URL of a picture's JPEG: 'https://pictures.example/public/{key}.jpg' -> '{key}'; undefined for other
 * texts. Ignores the part before the file name, so that URLs of earlier settings work too.
 */
export function pictureKeyIn(address: string): string | undefined {
  return /\/([0-9a-f]{32})\.jpg$/.exec(address)?.[1];
}
