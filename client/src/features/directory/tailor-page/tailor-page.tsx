import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Queries } from '../../../lib/queries';
import { LazyCloth } from '../../../ui/display/lazy-pictures';
import { LoadError } from '../../../ui/feedback/load-error';
import { SiteFooter } from '../../../ui/layout/site-footer';
import { PlainHeader } from '../../../ui/layout/site-header';
import { BackToSearch } from '../back-to-search';
import { FormerAddress } from './former-address';
import { couldBeSlug, isMissing } from './missing';
import { tailorQuery } from '../queries';
import { TailorMissing } from './tailor-missing';
import { TailorProfile } from './tailor-profile';

/** A tailor's public page. */
export function TailorPage() {
  return (
    <Queries>
      <Tailor />
    </Queries>
  );
}

/** Its bottom leaves room for the contact bar. */
function Tailor() {
  const { slug = '' } = useParams<{ slug: string }>();
  const exists = couldBeSlug(slug);
  const tailor = useQuery({ ...tailorQuery(slug), enabled: exists });
  if (!exists || isMissing(tailor.error)) return <TailorMissing />;
  const currentSlug = tailor.data?.profileSlug ?? slug;
  return (
    <div className="max-lg:pb-[calc(4.25rem+env(safe-area-inset-bottom))]">
      {tailor.data && currentSlug !== slug && <FormerAddress tailor={tailor.data} />}
      <PlainHeader start={<BackToSearch />} />
      <main id="main" tabIndex={-1}>
        {tailor.isError ? (
          <div className="grid min-h-[calc(0.7*var(--window))] place-items-center">
            <LoadError
              as="h1"
              title="This page did not load"
              text="Something went wrong. Check your connection, or try again in a moment."
              error={tailor.error}
              retry={tailor.refetch}
            />
          </div>
        ) : (
          <>
            {tailor.data ? (
              <LazyCloth
                key={tailor.data.id}
                seed={tailor.data.id}
                width={1440}
                height={320}
                scale={1.25}
                drape
                className="block h-21 w-full object-cover cloth pinked sm:h-[clamp(7rem,14vw,12rem)]"
              />
            ) : (
              <div className="h-21 sm:h-[clamp(7rem,14vw,12rem)]" />
            )}
            <TailorProfile tailor={tailor.data} />
          </>
        )}
      </main>
      <SiteFooter />
    </div>
  );
}
