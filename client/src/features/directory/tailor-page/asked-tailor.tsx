import { useQuery } from '@tanstack/react-query';
import { Queries } from '../../../lib/queries';
import { LoadError } from '../../../ui/feedback/load-error';
import { FormerAddress } from './former-address';
import { couldBeSlug, isMissing } from './missing';
import { tailorQuery } from './queries';
import { TailorMissing } from './tailor-missing';
import { TailorFrame, TailorView } from './tailor-view';

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

function Tailor({ slug }: AskedTailorProps) {
  const exists = couldBeSlug(slug);
  const { data, isError, error, refetch } = useQuery({ ...tailorQuery(slug), enabled: exists });
  if (!exists || isMissing(error)) return <TailorMissing />;
  if (isError) return <NotLoaded error={error} retry={refetch} />;
  return (
    <>
      {data && data.profileSlug !== slug && <FormerAddress tailor={data} />}
      <TailorView tailor={data} />
    </>
  );
}

function NotLoaded({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <TailorFrame>
      <div className="grid min-h-[calc(0.7*var(--window))] place-items-center">
        <LoadError
          as="h1"
          title="This page did not load"
          text="Something went wrong. Check your connection, or try again in a moment."
          error={error}
          retry={retry}
        />
      </div>
    </TailorFrame>
  );
}
