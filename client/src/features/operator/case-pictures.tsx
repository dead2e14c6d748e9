import type { Case, CasePicture } from '@shared/moderation/cases';
import { paths } from '../../paths';
import { relativeTime } from '../../ui/display/relative-time';

/** The picture that the case is about and, beside it at the same size, the same picture of another page. */
export function CasePictures({ about: { image, imageId, other, page } }: { about: Case }) {
  if (!image && !other) return imageId && <p className="text-muted">The owner has deleted this picture.</p>;
  return (
    <div className="grid max-w-150 grid-cols-2 gap-3">
      {image ? (
        <Picture picture={image} name={other ? 'This one' : undefined} />
      ) : (
        <p className="text-muted">{page.businessName} has removed this picture.</p>
      )}
      {other && <Picture picture={other} name="The other" />}
    </div>
  );
}

interface PictureProps {
  picture: CasePicture;
  /** How the buttons of the form name it, if there are two. */
  name: string | undefined;
}

function Picture({ picture, name }: PictureProps) {
  const { imageUrl, width, height, caption, createdAt, isHidden, businessName, profileSlug } = picture;
  return (
    <figure className="grid content-start gap-1.5">
      <img
        src={imageUrl}
        alt={`${name ?? 'The picture'}, at ${businessName}`}
        width={width ?? undefined}
        height={height ?? undefined}
        className="h-auto w-full rounded border border-hairline"
      />
      <figcaption className="text-micro wrap-anywhere text-muted">
        {caption && <span className="block text-small text-ink">{caption}</span>}
        {name && (
          <span className="block text-small">
            <b className="font-semibold text-ink">{name}</b>: <a href={paths.tailor(profileSlug)}>{businessName}</a>
          </span>
        )}
        Put up {relativeTime(createdAt)}
        {isHidden && ', hidden'}
      </figcaption>
    </figure>
  );
}
