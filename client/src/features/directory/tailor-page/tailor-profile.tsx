import { BRAND } from '@shared/brand';
import type { PublicTailor } from '@shared/directory';
import { usePageTitle } from '../../../lib/page-title';
import { Card } from '../../../ui/layout/card';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ContactBar } from './contact-bar';
import { ContactCard } from './contact-card';
import { Beside, Part } from './page-parts';
import { Portfolio, PortfolioSkeleton } from './portfolio';
import { TailorHead } from './tailor-head';
import { useInView } from '../use-in-view';

/** Everything below the banner; a placeholder until the tailor is loaded. */
export function TailorProfile({ tailor }: { tailor: PublicTailor | undefined }) {
  return (
    <div className="wrap grid grid-cols-1 gap-10 pb-20 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-[clamp(3rem,5vw,5rem)] lg:gap-y-12">
      <TailorHead tailor={tailor} />
      {tailor ? <Sections tailor={tailor} /> : <SectionSkeletons />}
    </div>
  );
}

function Sections({ tailor }: { tailor: PublicTailor }) {
  const [card, isCardInView] = useInView<HTMLElement>('0px', true);
  usePageTitle(`${tailor.businessName} - ${BRAND}`, { whole: true });
  return (
    <>
      <ContactCard tailor={tailor} ref={card} />
      {tailor.bio && (
        <Part title="About">
          <Card>
            <p className="max-w-measure text-[1.0625rem]/[1.65] whitespace-pre-line">{tailor.bio}</p>
          </Card>
        </Part>
      )}
      <Portfolio tailorId={tailor.id} isEarly={!tailor.bio} />
      {!isCardInView && <ContactBar tailor={tailor} />}
    </>
  );
}

function SectionSkeletons() {
  return (
    <>
      <Beside aria-hidden="true">
        <Card className="grid gap-4">
          <Skeleton className="h-13" />
          <Skeleton className="h-tap" />
          <Skeleton className="h-tap" />
        </Card>
      </Beside>
      <Part aria-hidden="true">
        <Skeleton className="h-9 w-40" />
        <PortfolioSkeleton />
      </Part>
    </>
  );
}
