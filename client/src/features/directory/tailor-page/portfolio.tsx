import type { GalleryImage } from '@shared/gallery';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/media-query';
import { useOneAtATime } from '../../../lib/one-at-a-time';
import { LoadError } from '../../../ui/feedback/load-error';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { EmptyHanger } from '../drawings';
import type { Lightbox } from './lightbox';
import { EmptyCard } from '../empty-card';
import { Part } from './page-parts';
import { loadPart } from './load-part';
import { PortfolioTile, tileShape } from './portfolio-tile';
import { portfolioQuery } from '../queries';

interface PortfolioProps {
  tailorId: string;
  /** Nothing tall is above it. */
  isEarly: boolean;
}

export function Portfolio({ tailorId, isEarly }: PortfolioProps) {
  return (
    <Part title="Portfolio">
      <Pictures tailorId={tailorId} isEarly={isEarly} />
    </Part>
  );
}

function Pictures({ tailorId, isEarly }: PortfolioProps) {
  const portfolio = useQuery(portfolioQuery(tailorId));
  if (portfolio.isPending) return <PortfolioSkeleton />;
  if (portfolio.isError)
    return <LoadError title="The pictures did not load" error={portfolio.error} retry={portfolio.refetch} />;
  if (portfolio.data.length === 0) return <NoPictures />;
  return <Tiles images={portfolio.data} isEarly={isEarly} />;
}

function Tiles({ images, isEarly }: { images: GalleryImage[]; isEarly: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<{ Lightbox: typeof Lightbox; index: number }>();
  const isBesideContact = useMediaQuery('(min-width: 960px)');
  const open = useOneAtATime(async (index: number) => {
    const part = await loadPart(() => import('./lightbox'));
    if (part) setOpened({ Lightbox: part.Lightbox, index });
  });
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3" role="list" ref={list}>
        {images.map((image, index) => (
          <PortfolioTile
            key={image.id}
            image={image}
            index={index}
            isFirstToSee={index === 0 && isEarly && isBesideContact}
            onOpen={open}
          />
        ))}
      </ul>
      {opened && (
        <opened.Lightbox
          images={images}
          index={opened.index}
          tileOf={(index) => list.current?.querySelectorAll('button')[index]}
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
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3" aria-hidden="true">
      {[1, 2, 3].map((picture) => (
        <Skeleton key={picture} shape="picture" className={tileShape} />
      ))}
    </div>
  );
}
