import { Avatar } from '../../ui/avatar';
import { Cloth } from '../../ui/cloth';
import { clothSeed } from './profile-values';

/** The round picture, or the cloth that stands for it until there is one. */
export function ProfilePicture({ url, slug, alt }: { url?: string | null; slug: string; alt?: string }) {
  if (url) return <Avatar src={url} initials="" name={alt} />;
  return (
    <span className="avatar">
      <Cloth seed={clothSeed(slug)} width={96} height={96} className="cloth" />
    </span>
  );
}
