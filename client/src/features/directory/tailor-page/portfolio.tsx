import { useSentAnswer } from '../../../lib/page-data';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { Part } from './page-parts';
import { Pictures, PortfolioSkeleton } from './pictures';
import { portfolioQuery } from './queries';

export const AskedPictures = lazyPart(
  async () => (await import('./asked-pictures')).AskedPictures,
  <PortfolioSkeleton />,
);

/** The portfolio. Its pictures are asked for if the server did not send them with the page. */
export function Portfolio({ tailorId }: { tailorId: string }) {
  const sent = useSentAnswer(portfolioQuery(tailorId));
  return (
    <Part title="Portfolio" isFirst>
      {sent ? <Pictures images={sent} /> : <AskedPictures tailorId={tailorId} />}
    </Part>
  );
}
