import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PublicTailor, TailorCard } from '@shared/directory/contract';
import { lazyScreen } from '../../../lib/navigation/lazy-screen';
import { Queries } from '../../../lib/api/queries';
import { LoadError } from '../../../ui/feedback/load-error';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { listedTailor } from './listed-tailor';
import { Beside, Part } from './page-parts';
import { PortfolioSkeleton } from './portfolio/pictures';
import { AskedPictures } from './portfolio/portfolio';
import { tailorQuery } from './queries';
import type { HeadOfTailor } from './tailor-head';
import { TailorFrame, TailorView } from './tailor-view';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import type { EntryState } from '../../../lib/navigation/history-state';
import { paths } from '../../../paths';
import { tailorCalls } from '@shared/contract/limits';
import { ApiError } from '../../../lib/api/api-error';

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

/** Replaces a tailor's former URL with the current one and reuses the loaded data. */
function FormerAddress({ tailor }: { tailor: PublicTailor }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    queryClient.setQueryData(tailorQuery(tailor.profileSlug).queryKey, tailor);
    navigate(paths.tailor(tailor.profileSlug), { replace: true, state: history.state as EntryState | null });
  }, [queryClient, navigate, tailor]);
  return null;
}

/** Returns whether a slug can exist at all; the client requests no others. */
function couldBeSlug(slug: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(slug) && !tailorCalls.includes(slug);
}

/** Returns whether the server answered that there is no such tailor, as opposed to a failed request. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
