import { Suspense } from 'react';
import { lazyScreen } from '../../../../lib/navigation/lazy-screen';
import { useSentAnswer } from '../../../../lib/api/page-data';
import { Part } from '../page-parts';
import { Pictures, PortfolioSkeleton } from './pictures';
import { portfolioQuery } from '../queries';

export const AskedPictures = lazyScreen(() => import('./asked-pictures'), 'AskedPictures');

/** The portfolio. Its pictures are asked for if the server did not send them with the page. */
export function Portfolio({ tailorId }: { tailorId: string }) {
  const sent = useSentAnswer(portfolioQuery(tailorId));
  return (
    <Part title="Portfolio" isFirst>
      {sent ? (
        <Pictures images={sent} tailorId={tailorId} />
      ) : (
        <Suspense fallback={<PortfolioSkeleton />}>
          <AskedPictures tailorId={tailorId} />
        </Suspense>
      )}
    </Part>
  );
}
