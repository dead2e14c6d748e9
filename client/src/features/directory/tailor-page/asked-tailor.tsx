import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TailorCard } from '@shared/directory/contract';
import { lazyScreen } from '../../../lib/navigation/lazy-screen';
import { Queries } from '../../../lib/api/queries';
import { LoadError } from '../../../ui/feedback/load-error';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { FormerAddress } from './former-address';
import { listedTailor } from './listed-tailor';
import { couldBeSlug, isMissing } from './missing';
import { Beside, Part } from './page-parts';
import { PortfolioSkeleton } from './portfolio/pictures';
import { AskedPictures } from './portfolio/portfolio';
import { tailorQuery } from './queries';
import type { HeadOfTailor } from './tailor-head';
import { TailorFrame, TailorView } from './tailor-view';

const TailorMissing = lazyScreen(() => import('./tailor-missing'), 'TailorMissing');

interface AskedTailorProps {
  slug: string;
}

export function AskedTailor(props: AskedTailorProps) {
  return (
    <Queries>
      <Tailor {...props} />
    </Queries>
  );
}

AskedTailor.parts = [AskedPictures];

/** How long in milliseconds a page counts as missing before it is requested again, because it may be published meanwhile. */
const missingMs = 60_000;

function Tailor({ slug }: AskedTailorProps) {
  const exists = couldBeSlug(slug);
  const queryClient = useQueryClient();
  const { data, isError, error, refetch } = useQuery({
    ...tailorQuery(slug),
    enabled: exists,
    staleTime: ({ state }) => (state.data ? Infinity : missingMs),
  });
  // The server sends null with the page of a missing tailor.
  if (!exists || data === null || isMissing(error)) return <TailorMissing slug={slug} />;
  if (isError && !data) return <NotLoaded error={error} retry={refetch} />;
  const card = data ? undefined : listedTailor(queryClient, slug);
  return (
    <>
      {data && data.profileSlug !== slug && <FormerAddress tailor={data} />}
      <TailorView tailor={data} placeholder={card ? { ...placeholder, known: headOf(card) } : placeholder} />
    </>
  );
}

/** Returns what a card of the directory, which has active tailors alone, tells of the head of the page. */
function headOf({ id, businessName, city, state, country }: TailorCard): HeadOfTailor {
  const unknown = { zipcode: '', profilePictureUrl: null, profilePictureSrcset: null };
  return { id, businessName, city, state, country, ...unknown, isActive: true };
}

function NotLoaded({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <TailorFrame>
      <div className="grid min-h-[calc(0.7*var(--window))] place-items-center">
        <LoadError
          as="h1"
          title="This page did not load"
          text="Check your connection, or try again in a moment."
          error={error}
          retry={retry}
        />
      </div>
    </TailorFrame>
  );
}

const placeholder = {
  name: (
    <>
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-7 w-52 max-w-full lg:h-10 lg:w-72" />
    </>
  ),
  address: <Skeleton className="col-span-full mt-1.5 h-5 w-64 max-w-full lg:col-start-2" />,
  sections: <SectionSkeletons />,
};

function SectionSkeletons() {
  return (
    <>
      <Part aria-hidden="true" isFirst>
        <Skeleton className="h-6.5 w-28 max-lg:hidden" />
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
