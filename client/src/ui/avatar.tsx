import { classNames } from '../lib/class-names';
import { needsSans } from './name';

interface AvatarProps {
  initials: string;
  src?: string | null;
  /** The picture as WebP in several widths. */
  srcSet?: string | null;
  /** How wide it is drawn, for the browser's choice from `srcSet`. */
  sizes?: string;
  /** Alternative text of the picture; without it the avatar says nothing, as beside a written name. */
  name?: string;
  className?: string;
}

/** A round picture, or initials in its place. Its size is the CSS variable `--d` (56 px). */
export function Avatar({ initials, src, srcSet, sizes = '56px', name = '', className }: AvatarProps) {
  if (src) {
    return (
      <span className={classNames('avatar', className)}>
        <picture className="contents">
          {srcSet && <source type="image/webp" srcSet={srcSet} sizes={sizes} />}
          <img src={src} alt={name} decoding="async" />
        </picture>
      </span>
    );
  }
  return (
    <span className={classNames('avatar', needsSans(initials) && 'font-text', className)} aria-hidden="true">
      {initials}
    </span>
  );
}
