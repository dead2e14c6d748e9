import { BRAND } from '@shared/brand';
import type { PublicTailor } from '@shared/directory';
import { usePageTitle } from '../../lib/page-title';
import { Skeleton } from '../../ui/skeleton';
import { ContactBar } from './contact-bar';
import { ContactCard } from './contact-card';
import { Portfolio, PortfolioSkeleton } from './portfolio';
import { TailorHead } from './tailor-head';
import { useInView } from './use-in-view';

/** Everything below the banner; without a tailor yet, the shape of it. */
export function TailorProfile({ tailor }: { tailor: PublicTailor | undefined }) {
  return (
    <div className="tailor wrap">
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
        <section className="part">
          <h2>About</h2>
          <div className="card card--pad">
            <p className="about">{tailor.bio}</p>
          </div>
        </section>
      )}
      <Portfolio tailorId={tailor.id} isEarly={!tailor.bio} />
      {!isCardInView && <ContactBar tailor={tailor} />}
    </>
  );
}

function SectionSkeletons() {
  return (
    <>
      <aside className="side" aria-hidden="true">
        <div className="card card--pad contact">
          <Skeleton className="h-13" />
          <Skeleton className="h-tap" />
          <Skeleton className="h-tap" />
        </div>
      </aside>
      <section className="part" aria-hidden="true">
        <Skeleton className="h-9 w-40" />
        <PortfolioSkeleton />
      </section>
    </>
  );
}
