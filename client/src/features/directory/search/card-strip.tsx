import type { TailorCard } from '@shared/directory/contract';
import { pictureAddresses, type PublishedFiles, widthsFor } from '@shared/pictures/picture-files';
import { cx } from 'class-variance-authority';
import { initials } from '../../../lib/text/initials';
import { Avatar } from '../../../ui/display/avatar';
import { Cloth } from '../../../ui/display/cloth';
import { needsSans } from '../../../ui/display/name';
import { Picture } from '../../../ui/display/picture';
import { type Box, coveringSizes } from '../picture-sizes';

/** The picture's cell: a third of the card without the bolt of cloth, or less on wide screens, where the smallest file is enough. */
const cells: readonly Box[] = [
  [700, '120px', 0.8],
  [0, 'calc(33.3vw - 32px)', 0.8],
];

/** The cloth fills what the pictures leave: its first column, and its piece. */
const bolts = [
  { className: 'col-start-1 row-start-1', cut: 'bolt' },
  { className: 'col-start-2', cut: 'beside1' },
  { className: 'col-start-3', cut: 'beside2' },
  { className: 'col-start-4', cut: 'beside3' },
] as const;

/**
 * Largest width of the pictures' files: two pixels for each of the 200 CSS pixels that a picture of 4:3 takes. Wider files would only
 * make the HTML longer, which contains the files of 72 pictures.
 */
const widest = 400;

interface CardStripProps {
  tailor: TailorCard;
  /** The folder of all pictures. */
  picturesUrl: string;
  /** The pictures are visible at once. */
  isFirst?: boolean;
}

/** The work of a tailor: up to three pictures in a row, then the tailor's own cloth with the initials or the profile picture. */
export function CardStrip({ tailor, picturesUrl, isFirst }: CardStripProps) {
  const pictures = (tailor.pictures ?? []).slice(0, 3);
  const bolt = bolts[pictures.length] ?? bolts[0];
  return (
    <div
      className={cx(
        'grid grid-cols-strip gap-0.5 wide:grid-cols-strip-wide',
        // As high as with pictures.
        pictures.length === 0 && 'before:col-start-1 before:row-start-1 before:aspect-4/5',
      )}
    >
      {pictures.map(({ key, size: [width, height], widths, thumbhash }) => (
        <Picture
          key={key}
          {...filesOf(picturesUrl, { key, width, widths })}
          {...{ width, height, thumbhash }}
          sizes={coveringSizes(cells, { width, height })}
          alt=""
          loading={isFirst ? 'first' : 'lazy'}
          className="aspect-4/5"
        />
      ))}
      <div className={cx('relative -col-end-1 bg-sunken', bolt.className)}>
        <Cloth seed={tailor.id} cut={bolt.cut} loading={isFirst ? undefined : 'lazy'} className="cover cloth" />
        <Owner {...{ tailor, picturesUrl }} />
      </div>
    </div>
  );
}

/** Leaves out the file between 240 and 400 pixels too, where there are both. */
function filesOf(picturesUrl: string, { key, width, widths = widthsFor(width) }: PublishedFiles) {
  const needed = widths.includes(400) ? widths.filter((each) => each !== 320) : widths;
  return pictureAddresses(picturesUrl, { key, width, widths: needed }, widest);
}

const place = 'absolute end-2 bottom-2 wide:end-3 wide:bottom-3';

/** The profile picture, or the initials. */
function Owner({ tailor: { id, businessName, profilePicture }, picturesUrl }: CardStripProps) {
  if (profilePicture) {
    const { src, srcSet } = filesOf(picturesUrl, profilePicture);
    return (
      <Avatar seed={id} name={businessName} src={src} srcSet={srcSet} sizes="48px" loading="lazy" className={place} />
    );
  }
  const letters = initials(businessName);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-(--d) place-items-center rounded-full bg-surface text-compact/none font-semibold',
        needsSans(letters) ? 'font-text' : 'font-display',
        place,
      )}
    >
      {letters}
    </span>
  );
}
