import type { GalleryImage } from '@shared/gallery/contract';
import { useRef, useState } from 'react';
import { useRouter } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useOneAtATime } from '../../../../lib/one-at-a-time';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { EmptyHanger } from '../../drawings';
import type { Lightbox } from './lightbox';
import { EmptyCard } from '../../empty-card';
import { loadPart } from '../load-part';
import { allPictures, PortfolioTile, tilePlace } from './portfolio-tile';
import { shownAtFirst } from './tile-sizes';

/** A large picture and four small ones; all pictures after a press on the last one. */
const gridClass = {
  few: 'grid grid-cols-4 gap-x-1.5 gap-y-3 sm:grid-cols-portfolio sm:gap-x-3',
  all: 'grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-3 sm:gap-x-3',
};

interface PicturesProps {
  images: GalleryImage[];
  tailorId: string;
}

/** The pictures of a portfolio, which open in the lightbox. */
export function Pictures(props: PicturesProps) {
  return props.images.length === 0 ? <NoPictures /> : <Tiles {...props} />;
}

function Tiles({ images, tailorId }: PicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  const search = useSearch(useRouter());
  const [areAllShown, showAll] = useState(search === allPictures);
  const [opened, setOpened] = useState<{ Lightbox: typeof Lightbox; index: number }>();
  const open = useOneAtATime(async (index: number) => {
    const part = await loadPart(() => import('./lightbox'));
    if (part) setOpened({ Lightbox: part.Lightbox, index });
  });
  const shown = areAllShown ? images : images.slice(0, shownAtFirst);
  const more = images.length - shown.length;
  return (
    <>
      <ul className={areAllShown ? gridClass.all : gridClass.few} role="list" ref={list}>
        {shown.map((image, index) => (
          <PortfolioTile
            key={image.id}
            image={image}
            index={index}
            layout={areAllShown ? 'all' : 'few'}
            more={index === shownAtFirst - 1 ? more : 0}
            onOpen={open}
            onMore={() => showAll(true)}
          />
        ))}
      </ul>
      {opened && (
        <opened.Lightbox
          images={images}
          tailorId={tailorId}
          index={opened.index}
          tileOf={(index) => list.current?.querySelectorAll('a')[index]}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function NoPictures() {
  return <EmptyCard picture={<EmptyHanger />} text="No portfolio images yet" />;
}

export function PortfolioSkeleton() {
  return (
    <div className={gridClass.few} aria-hidden="true">
      {Array.from({ length: shownAtFirst }, (_, picture) => (
        <Skeleton key={picture} shape="picture" className={`aspect-4/5 ${tilePlace.few}`} />
      ))}
    </div>
  );
}
