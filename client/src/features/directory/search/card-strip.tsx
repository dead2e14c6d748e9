import type { TailorCard } from '@shared/directory/contract';
import { pictureAddresses } from '@shared/pictures/picture-files';
import { cx } from 'class-variance-authority';
import { initials } from '../../../lib/text/initials';
import { Avatar } from '../../../ui/display/avatar';
import { Cloth } from '../../../ui/display/cloth';
import { needsSans } from '../../../ui/display/name';
import { Picture } from '../../../ui/display/picture';
import { type Box, coveringSizes } from '../picture-sizes';

/** The picture's cell: a third of the card without the bolt of cloth. */
const cells: readonly Box[] = [
  [1160, '120px', 0.8],
  [960, 'calc(16.7vw - 86px)', 0.8],
  [700, 'calc(16.7vw - 34px)', 0.8],
  [0, 'calc(33.3vw - 32px)', 0.8],
];

const columns = ['col-start-1', 'col-start-2', 'col-start-3'] as const;

/** The cloth fills what the pictures leave: its first column, and its piece. */
const bolts = [
  { className: 'col-start-1', cut: 'bolt' },
  { className: 'col-start-2', cut: 'beside1' },
  { className: 'col-start-3', cut: 'beside2' },
  { className: 'col-start-4', cut: 'beside3' },
] as const;

/**
 * Largest width of the pictures' files: three pixels for each of the 200 CSS pixels that a picture of 4:3 takes. Wider files would only
 * make the HTML longer, which contains the files of 72 pictures.
 */
const widest = 640;

/** The same for 48 CSS pixels. */
const widestAvatar = 240;

interface CardStripProps {
  tailor: TailorCard;
  /** The folder of all pictures. */
  picturesUrl: string;
  /** The pictures are visible at once. */
  isFirst?: boolean;
}

/** The work of a tailor: up to three pictures in a row, then the tailor's own cloth with the initials or the profile picture. */
export function CardStrip({ tailor, picturesUrl, isFirst }: CardStripProps) {
  const pictures = (tailor.pictures ?? []).slice(0, 3).map(({ size: [width, height], ...picture }) => {
    return { ...picture, width, height, ...pictureAddresses(picturesUrl, { ...picture, width }, widest) };
  });
  const bolt = bolts[pictures.length] ?? bolts[0];
  return (
    <div className="grid grid-cols-strip gap-0.5 before:col-start-1 before:row-start-1 before:aspect-4/5 wide:grid-cols-strip-wide">
      {pictures.map((picture, index) => (
        <div key={picture.key} className={cx('relative row-start-1 overflow-hidden bg-sunken', columns[index])}>
          <Picture
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={coveringSizes(cells, picture)}
            width={picture.width}
            height={picture.height}
            alt=""
            thumbhash={picture.thumbhash}
            loading={isFirst ? 'first' : 'lazy'}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      ))}
      <div className={cx('relative -col-end-1 row-start-1 overflow-hidden bg-sunken', bolt.className)}>
        <Cloth
          seed={tailor.id}
          cut={bolt.cut}
          loading={isFirst ? undefined : 'lazy'}
          className="absolute inset-0 size-full object-cover cloth"
        />
        <Owner {...{ tailor, picturesUrl }} />
      </div>
    </div>
  );
}

const place = 'absolute end-2 bottom-2 [--d:2.5rem] wide:end-3 wide:bottom-3 wide:[--d:3rem]';

/** The profile picture, or the initials. */
function Owner({ tailor: { id, businessName, profilePicture }, picturesUrl }: CardStripProps) {
  if (profilePicture) {
    const { src, srcSet } = pictureAddresses(picturesUrl, profilePicture, widestAvatar);
    return (
      <Avatar seed={id} name={businessName} src={src} srcSet={srcSet} sizes="48px" loading="lazy" className={place} />
    );
  }
  const letters = initials(businessName);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-(--d) place-items-center rounded-full bg-surface text-compact/none font-semibold text-ink',
        needsSans(letters) ? 'font-text' : 'font-display',
        place,
      )}
    >
      {letters}
    </span>
  );
}
