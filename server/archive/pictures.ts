import { jpegName, webpNames } from '@shared/pictures/picture-files';

/** A published picture: its name in the store without extension, and the widths of its WebP files. */
export interface PictureFile {
  pictureKey: string;
  widths: number[];
}

/** A picture in the store, with the name of its largest file in the archive. */
export interface ArchivePicture extends PictureFile {
  file: string;
}

/** Adds a file name to each picture: 'pictures/profile.webp', or with a running number 'pictures/portfolio-0001.webp'. */
export async function* named<P extends PictureFile>(
  name: string,
  batches: AsyncIterable<readonly P[]>,
  { isNumbered = true } = {},
): AsyncGenerator<(P & { file: string })[]> {
  let before = 0;
  for await (const pictures of batches) {
    yield pictures.map((picture, index) => {
      const number = isNumbered ? `-${String(before + index + 1).padStart(4, '0')}` : '';
      return withFile(`pictures/${name}${number}`, picture);
    });
    before += pictures.length;
  }
}

/** Adds the name of the largest file, with its ending: 'photos/order-133-cloth-1' becomes 'photos/order-133-cloth-1.webp'. */
export function withFile<P extends PictureFile>(path: string, picture: P): P & { file: string } {
  return { file: path + endingOf(picture.widths), ...picture };
}

/** Returns a picture's files, with their names in the archive and in the store: the largest WebP, and the JPEG for all programs. */
export function filesOf({ file, pictureKey, widths }: ArchivePicture) {
  const widest = webpNames(pictureKey, widths).at(-1);
  return [
    ...(widest ? [{ file, name: widest }] : []),
    { file: file.replace(/\.webp$/, '.jpg'), name: jpegName(pictureKey) },
  ];
}

const endingOf = (widths: readonly number[]) => (widths.length > 0 ? '.webp' : '.jpg');
