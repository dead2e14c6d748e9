import { BRAND } from '@shared/brand';
import type { PublicTailor } from '@shared/directory';
import { usePageTitle } from '../../../lib/page-title';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { Card } from '../../../ui/layout/card';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ContactBar } from './contact-bar';
import { Beside, Part } from './page-parts';
import { PortfolioSkeleton } from './pictures';
import { Portfolio } from './portfolio';
import { TailorHead } from './tailor-head';

/** Its place beside the portfolio is reserved while its code loads. */
export const Details = lazyPart(async () => (await import('./details')).Details, <Beside />);

/** Everything below the banner; a placeholder until the tailor is loaded. */
export function TailorProfile({ tailor }: { tailor: PublicTailor | undefined }) {
  return (
    <div className="wrap grid grid-cols-1 gap-6 pb-16 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-x-[clamp(3rem,5vw,4.5rem)] lg:gap-y-10 lg:pb-20">
      <TailorHead tailor={tailor} />
      {tailor ? <Sections tailor={tailor} /> : <SectionSkeletons />}
    </div>
  );
}

function Sections({ tailor }: { tailor: PublicTailor }) {
  usePageTitle(`${tailor.businessName} - ${BRAND}`, { whole: true });
  return (
    <>
      <Portfolio tailorId={tailor.id} />
      <Details tailor={tailor} />
      <ContactBar tailor={tailor} />
    </>
  );
}

function SectionSkeletons() {
  return (
    <>
      <Part aria-hidden="true" isFirst>
        <Skeleton className="h-6.5 w-28" />
        <PortfolioSkeleton />
      </Part>
      <Beside aria-hidden="true">
        <Card className="grid grid-cols-1 gap-3.5">
          <Skeleton className="h-13" />
          <Skeleton className="h-tap" />
          <Skeleton className="h-tap" />
        </Card>
      </Beside>
    </>
  );
}
