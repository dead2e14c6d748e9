import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteInfo } from '@shared/site/contract';
import { Queries } from '../../lib/api/queries';
import { LoadError } from '../../ui/feedback/load-error';
import { Skeleton } from '../../ui/feedback/skeleton';
import { siteQuery } from './site-query';

interface AskedSiteProps {
  children: (site: SiteInfo) => ReactNode;
}

export function AskedSite(props: AskedSiteProps) {
  return (
    <Queries>
      <Site {...props} />
    </Queries>
  );
}

function Site({ children }: AskedSiteProps) {
  const { data, isError, error, refetch } = useQuery(siteQuery);
  if (data) return children(data);
  if (isError) return <LoadError title="This text did not load" error={error} retry={refetch} />;
  return <Skeleton className="h-24" />;
}
