import { Avatar } from '../../ui/avatar';
import { Cloth } from '../../ui/cloth';
import { clothSeed } from './profile-values';

interface ProfilePictureProps {
  url?: string | null;
  /** The picture at `url` as WebP in several widths. */
  srcSet?: string | null;
  slug: string;
  alt?: string;
}

/** The round picture, or the cloth that stands for it until there is one. */
export function ProfilePicture({ url, srcSet, slug, alt }: ProfilePictureProps) {
  if (url) return <Avatar src={url} srcSet={srcSet} sizes="80px" initials="" name={alt} />;
  return (
    <span className="avatar">
      <Cloth seed={clothSeed(slug)} width={96} height={96} className="cloth" />
    </span>
  );
}
