import type { ObjectStorage } from '../../storage/object-storage';
import { jpegName, webpName } from '../../storage/picture-names';
import type { archiveRows } from './archive-rows';

type Rows = ReturnType<typeof archiveRows>;

/** A picture of the archive: its file there, and what it is in the store. */
export interface ArchivePicture {
  file: string;
  url: string;
  widths: readonly number[];
}

/** Far more than any published file has. */
const maxBytes = 32_000_000;

/** All pictures: the portfolio's, the profile's, and those that were uploaded for a profile and never saved with it. */
export async function archivePictures(rows: Rows): Promise<ArchivePicture[]> {
  const portfolio = hungPictures(await rows.portfolio());
  const profile = await rows.profile();
  const { profilePictureUrl: url, profilePictureWidths: widths = [] } = profile ?? {};
  const shown = url ? [...portfolio, { file: `pictures/profile${endingOf(widths)}`, url, widths }] : portfolio;
  const known = new Set(shown.map((picture) => picture.url));
  const unsaved = (await rows.published()).flatMap((each) => (each.url && !known.has(each.url) ? [each] : []));
  return [...shown, ...numbered('unsaved', unsaved)];
}

/** The portfolio's pictures, in its order, under names that every system takes: 'pictures/portfolio-0001.webp'. */
export function hungPictures(portfolio: Awaited<ReturnType<Rows['portfolio']>>): ArchivePicture[] {
  return numbered(
    'portfolio',
    portfolio.map(({ imageUrl, widths }) => ({ url: imageUrl, widths })),
  );
}

/** The bytes of a picture in the largest form that the store has; of a smaller one where that is missing. */
export async function largestForm(storage: ObjectStorage, { file, url, widths }: ArchivePicture) {
  const key = storage.nameOf(url)?.replace(/\.jpg$/, '');
  if (!key) return undefined;
  const widest = widths.at(-1);
  const largest = widest && (await storage.readPublished(webpName(key, widest), maxBytes));
  if (largest) return { file, bytes: largest, isLargest: true };
  const bytes = await storage.readPublished(jpegName(key), maxBytes);
  return bytes && { file: file.replace(/\.webp$/, '.jpg'), bytes, isLargest: !widest };
}

function numbered(name: string, pictures: readonly { url: string | null; widths: number[] }[]): ArchivePicture[] {
  return pictures.map(({ url, widths }, index) => {
    const number = String(index + 1).padStart(4, '0');
    return { file: `pictures/${name}-${number}${endingOf(widths)}`, url: url ?? '', widths };
  });
}

const endingOf = (widths: readonly number[]) => (widths.length > 0 ? '.webp' : '.jpg');
