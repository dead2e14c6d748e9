import { jpegName, webpName } from '../../storage/picture-names';
import type { archiveRows, PictureFile } from './archive-rows';

type Rows = ReturnType<typeof archiveRows>;

/** A picture of the store and the name of its largest file in the archive. */
export interface ArchivePicture extends PictureFile {
  file: string;
}

/** All pictures: the portfolio's, the profile's, and those that were uploaded for a profile and never saved with it. */
export async function* archivePictures(rows: Rows): AsyncGenerator<ArchivePicture[]> {
  yield* numbered('portfolio', rows.portfolio());
  const { profilePictureKey: pictureKey, profilePictureWidths: widths = [] } = (await rows.profile()) ?? {};
  if (pictureKey) yield [{ file: `pictures/profile${endingOf(widths)}`, pictureKey, widths }];
  yield* numbered('unsaved', rows.unsaved());
}

/** Adds the name of its file to each picture, in order: 'pictures/portfolio-0001.webp'. */
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

/** A picture's files in the archive by their names in the store: its largest WebP, and the JPEG that opens everywhere. */
export function filesOf({ file, pictureKey, widths }: ArchivePicture) {
  const widest = widths.at(-1);
  return [
    ...(widest ? [{ file, name: webpName(pictureKey, widest) }] : []),
    { file: file.replace(/\.webp$/, '.jpg'), name: jpegName(pictureKey) },
  ];
}

const endingOf = (widths: readonly number[]) => (widths.length > 0 ? '.webp' : '.jpg');
