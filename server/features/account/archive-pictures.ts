import { jpegName, webpName } from '../../storage/picture-names';
import type { archiveRows } from './archive-rows';

type Rows = ReturnType<typeof archiveRows>;

/** A picture of the archive: its largest file there, and what it is in the store. */
export interface ArchivePicture {
  file: string;
  key: string;
  widths: readonly number[];
}

/** All pictures: the portfolio's, the profile's, and those that were uploaded for a profile and never saved with it. */
export async function archivePictures(rows: Rows): Promise<ArchivePicture[]> {
  const portfolio = hungPictures(await rows.portfolio());
  const profile = await rows.profile();
  const { profilePictureKey: key, profilePictureWidths: widths = [] } = profile ?? {};
  const shown = key ? [...portfolio, { file: `pictures/profile${endingOf(widths)}`, key, widths }] : portfolio;
  const known = new Set(shown.map((picture) => picture.key));
  const unsaved = (await rows.published()).filter((each) => !known.has(each.key));
  return [...shown, ...numbered('unsaved', unsaved)];
}

/** The portfolio's pictures, in its order, under names that every system takes: 'pictures/portfolio-0001.webp'. */
export function hungPictures(portfolio: Awaited<ReturnType<Rows['portfolio']>>): ArchivePicture[] {
  return numbered(
    'portfolio',
    portfolio.map(({ pictureKey, widths }) => ({ key: pictureKey, widths })),
  );
}

/** A picture's files in the archive by their names in the store: its largest WebP, and the JPEG that opens everywhere. */
export function filesOf({ file, key, widths }: ArchivePicture) {
  const widest = widths.at(-1);
  return [
    ...(widest ? [{ file, name: webpName(key, widest) }] : []),
    { file: file.replace(/\.webp$/, '.jpg'), name: jpegName(key) },
  ];
}

function numbered(name: string, pictures: readonly { key: string; widths: number[] }[]): ArchivePicture[] {
  return pictures.map(({ key, widths }, index) => {
    const number = String(index + 1).padStart(4, '0');
    return { file: `pictures/${name}-${number}${endingOf(widths)}`, key, widths };
  });
}

const endingOf = (widths: readonly number[]) => (widths.length > 0 ? '.webp' : '.jpg');
