import type { PageContent as Content } from '@shared/moderation/cases';
import { pageLines } from '@shared/pages/page-lines';
import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import { Avatar } from '../../ui/display/avatar';
import { Badge } from '../../ui/display/badge';
import { Name } from '../../ui/display/name';
import { Picture } from '../../ui/display/picture';

/** Pictures that are shown at first: two rows of a wide screen. */
const firstPictures = 12;

/** What a page says now, also while visitors do not see it. Its texts are shown as they are: no link of theirs can be followed. */
export function PageContent({ page }: { page: Content }) {
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar
          seed={page.id}
          name={page.businessName}
          src={page.profilePictureUrl}
          srcSet={page.profilePictureSrcset}
          alt="Profile picture"
        />
        <Name className="font-semibold wrap-anywhere">{page.businessName}</Name>
        {page.profilePictureHiddenAt && <Badge tone="purple">Picture hidden</Badge>}
      </div>
      {page.bio && (
        <p className="max-w-prose border-s-2 border-thread ps-3 wrap-anywhere whitespace-pre-line">{page.bio}</p>
      )}
      <dl className="grid cols-start-25 gap-x-4 gap-y-1.5 text-small">
        {pageLines(page).map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <Pictures pictures={page.pictures} />
    </div>
  );
}

function Pictures({ pictures }: Pick<Content, 'pictures'>) {
  const [isWhole, setWhole] = useState(false);
  if (pictures.length === 0) return <p className="text-small text-muted">No pictures</p>;
  const shown = isWhole ? pictures : pictures.slice(0, firstPictures);
  return (
    <>
      <ul
        className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6"
        role="list"
        aria-label="Pictures of the page"
      >
        {shown.map((picture, index) => (
          <PagePicture key={picture.id} picture={picture} index={index} />
        ))}
      </ul>
      {shown.length < pictures.length && (
        <Button variant="secondary" size="s" className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {pictures.length} pictures
        </Button>
      )}
    </>
  );
}

function PagePicture({ picture, index }: { picture: Content['pictures'][number]; index: number }) {
  const { imageUrl, srcset, width, height, thumbhash, caption, category, hiddenAt } = picture;
  return (
    <li className="grid content-start gap-1">
      <a
        href={imageUrl}
        target="_blank"
        rel="noopener"
        className="relative block aspect-4/5 overflow-hidden rounded-sm border border-hairline bg-sunken"
      >
        <Picture
          src={imageUrl}
          srcSet={srcset}
          sizes="160px"
          width={width}
          height={height}
          thumbhash={thumbhash}
          alt={`Picture ${index + 1}`}
          className="size-full object-cover"
        />
        {hiddenAt && (
          <span className="absolute start-1 bottom-1">
            <Badge tone="purple">Hidden</Badge>
          </span>
        )}
      </a>
      <small className="text-micro wrap-anywhere text-muted">{[caption, category].filter(Boolean).join(', ')}</small>
    </li>
  );
}
