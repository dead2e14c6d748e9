import { useQuery } from '@tanstack/react-query';
import { Queries } from '../../../../lib/api/queries';
import { LoadError } from '../../../../ui/feedback/load-error';
import { Pictures, PortfolioSkeleton } from './pictures';
import { portfolioQuery } from '../queries';

interface AskedPicturesProps {
  tailorId: string;
}

export function AskedPictures(props: AskedPicturesProps) {
  return (
    <Queries>
      <Portfolio {...props} />
    </Queries>
  );
}

function Portfolio({ tailorId }: AskedPicturesProps) {
  const { data, isPending, isError, error, refetch } = useQuery(portfolioQuery(tailorId));
  if (isPending) return <PortfolioSkeleton />;
  if (isError) return <LoadError title="The pictures did not load" error={error} retry={refetch} />;
  return <Pictures images={data} tailorId={tailorId} />;
}
