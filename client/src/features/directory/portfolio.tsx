import type { GalleryImage } from '@shared/gallery';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { EmptyHanger } from './drawings';
import { portfolioQuery } from './queries';
import './portfolio.css';

export function Portfolio({ tailorId }: { tailorId: string }) {
  return (
    <section className="part">
      <h2>Portfolio</h2>
      <Pictures tailorId={tailorId} />
    </section>
  );
}

function Pictures({ tailorId }: { tailorId: string }) {
  const portfolio = useQuery(portfolioQuery(tailorId));
  if (portfolio.isPending) return <PortfolioSkeleton />;
  if (portfolio.isError) return <LoadError title="The pictures did not load" retry={portfolio.refetch} />;
  if (portfolio.data.length === 0) return <NoPictures />;
  return (
    <ul className="pics" role="list">
      {portfolio.data.map((image, index) => (
        <Picture key={image.id} image={image} number={index + 1} />
      ))}
    </ul>
  );
}

function Picture({
  image: { imageUrl, caption, category, width, height },
  number,
}: {
  image: GalleryImage;
  number: number;
}) {
  const words = caption || category;
  return (
    <li className="pic">
      <img
        src={imageUrl}
        alt={words || `Portfolio image ${number}`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {words && (
        <span className="pic__cap" aria-hidden="true">
          <span className="clamp-2">{words}</span>
        </span>
      )}
    </li>
  );
}

function NoPictures() {
  return (
    <div className="empty card">
      <EmptyHanger />
      <p>No portfolio images yet</p>
    </div>
  );
}

export function PortfolioSkeleton() {
  return (
    <div className="pics" aria-hidden="true">
      {[1, 2, 3].map((picture) => (
        <Skeleton key={picture} className="pic" />
      ))}
    </div>
  );
}
