import { classNames } from '../lib/class-names';

interface AvatarProps {
  initials: string;
  src?: string | null;
  /** Alternative text of the picture; without it the avatar says nothing, as beside a written name. */
  name?: string;
  className?: string;
}

/** A round picture, or initials in its place. Its size is the CSS variable `--d` (56 px). */
export function Avatar({ initials, src, name = '', className }: AvatarProps) {
  if (src) {
    return (
      <span className={classNames('avatar', className)}>
        <img src={src} alt={name} decoding="async" />
      </span>
    );
  }
  return (
    <span className={classNames('avatar', className)} aria-hidden="true">
      {initials}
    </span>
  );
}
