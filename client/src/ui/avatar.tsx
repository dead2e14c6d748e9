import { cx } from 'class-variance-authority';
import { initials } from '../lib/initials';
import { LazyCloth } from './lazy-pictures';
import { needsSans } from './name';

interface AvatarProps extends StandInProps {
  src?: string | null;
  /** The picture as WebP in several widths. */
  srcSet?: string | null;
  /** How wide it is drawn, for the browser's choice from `srcSet`. */
  sizes?: string;
  /** Alternative text of the picture; without it the picture is decoration, as beside a written name. */
  alt?: string;
  className?: string;
}

/** A round picture, or the stand-in for it. Its size is the CSS variable `--d` (56 px). */
export function Avatar({ seed, name, src, srcSet, sizes = '56px', alt = '', className }: AvatarProps) {
  return (
    <span className={cx('avatar', className)} aria-hidden={!src || undefined}>
      {src ? (
        <picture className="contents">
          {srcSet && <source type="image/webp" srcSet={srcSet} sizes={sizes} />}
          <img src={src} alt={alt} decoding="async" />
        </picture>
      ) : (
        <StandIn seed={seed} name={name} />
      )}
    </span>
  );
}

interface StandInProps {
  /** Chooses the cloth: the id of whose picture it is. */
  seed: string;
  /** Its initials stand on the cloth. */
  name: string | null | undefined;
}

/** A piece of the seed's own cloth with the initials of the name on a sewn label; fills its box. */
export function StandIn({ seed, name }: StandInProps) {
  const letters = initials(name);
  return (
    <span
      className="grid size-full grid-cols-[100%] grid-rows-[100%] place-items-center overflow-hidden"
      aria-hidden="true"
    >
      <LazyCloth
        seed={seed}
        width={112}
        height={112}
        scale={0.8}
        className="col-start-1 row-start-1 size-full object-cover cloth"
      />
      <span
        className={cx(
          'z-1 col-start-1 row-start-1 rounded-[0.2em] bg-surface px-[0.35em] py-[0.3em] leading-none text-ink',
          needsSans(letters) && 'font-text',
        )}
      >
        {letters}
      </span>
    </span>
  );
}
