import { jpegName, webpNames } from '../../storage/picture-names';
import type { archiveRows, PictureFile } from './archive-rows';

type Rows = ReturnType<typeof archiveRows>;

/** A picture in the store, with the name of its largest file in the archive. */
export interface ArchivePicture extends PictureFile {
  file: string;
}

/** Yields all pictures: of the portfolio, of the profile, and those uploaded for a profile that was not saved. */
export async function* archivePictures(rows: Rows): AsyncGenerator<ArchivePicture[]> {
  yield* numbered('portfolio', rows.portfolio());
  const { profilePictureKey: pictureKey, profilePictureWidths: widths = [] } = (await rows.profile()) ?? {};
  if (pictureKey) yield [{ file: `pictures/profile${endingOf(widths)}`, pictureKey, widths }];
  yield* numbered('unsaved', rows.unsaved());
}

/** Adds a file name with a running number to each picture: 'pictures/portfolio-0001.webp'. */
export async function* numbered<P extends PictureFile>(
  name: string,
  batches: AsyncIterable<readonly P[]>,
): AsyncGenerator<(P & { file: string })[]> {
  let before = 0;
  for await (const pictures of batches) {
    yield pictures.map((picture, index) => {
      const number = String(before + index + 1).padStart(4, '0');
      return { file: `pictures/${name}-${number}${endingOf(picture.widths)}`, ...picture };
    });
    before += pictures.length;
  }
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
