import { cva, cx } from 'class-variance-authority';
import { initials } from '../../lib/text/initials';
import { Cloth } from './cloth';
import { needsSans } from './name';

interface AvatarProps extends ClothInitialsProps {
  src?: string | null;
  /** The picture as WebP in several widths. */
  srcSet?: string | null;
  /** The drawn width, so that the browser can choose from `srcSet`. */
  sizes?: string;
  /** Alternative text; without it the picture is decorative, for example beside the written name. */
  alt?: string;
  /** 'lazy' if it can be below the fold. */
  loading?: 'lazy';
  frame?: 'card' | 'page';
  className?: string;
}

/** Round, with its own background and letters that scale with it. The variable `--d` is its size, 56 px by default. */
export const avatarClass = cva(
  'grid size-(--d,3.5rem) flex-none place-items-center overflow-hidden rounded-full font-display text-initials font-semibold text-ink',
  {
    variants: {
      /** A border in the colour of the card or the page below, so that the avatar looks cut out. */
      frame: {
        none: 'bg-wash',
        card: 'border-4 border-surface bg-surface edge-inset',
        page: 'border-5 border-paper bg-sunken',
      },
    },
    defaultVariants: { frame: 'none' },
  },
);

/** A round picture, or cloth with initials. Set another size with a class: `[--d:4rem]`. */
export function Avatar({ seed, name, src, srcSet, sizes = '56px', alt = '', loading, frame, className }: AvatarProps) {
  return (
    <span className={avatarClass({ frame, className })} aria-hidden={!src || undefined}>
      {src ? (
        <picture className="contents">
          {srcSet && <source type="image/webp" srcSet={srcSet} sizes={sizes} />}
          <img src={src} alt={alt} decoding="async" loading={loading} className="size-full object-cover" />
        </picture>
      ) : (
        <ClothInitials seed={seed} name={name} />
      )}
    </span>
  );
}

interface ClothInitialsProps {
  /** Chooses the cloth: the id of the person. */
  seed: string;
  /** The initials of this name are shown on the cloth. */
  name: string | null | undefined;
}

/** A piece of cloth from the seed with the initials of the name on a sewn label; fills its container. */
export function ClothInitials({ seed, name }: ClothInitialsProps) {
  const letters = initials(name);
  return (
    <span className="grid size-full grid-cols-1 grid-rows-1 place-items-center overflow-hidden" aria-hidden="true">
      <Cloth seed={seed} cut="badge" className="col-start-1 row-start-1 size-full object-cover cloth" />
      <span
        className={cx(
          'z-1 col-start-1 row-start-1 rounded-xs bg-surface p-[0.3em] leading-none text-ink',
          needsSans(letters) && 'font-text',
        )}
      >
        {letters}
      </span>
    </span>
  );
}
