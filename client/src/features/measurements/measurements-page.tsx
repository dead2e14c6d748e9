import { usePageTitle } from '../../lib/navigation/page-title';
import { paths } from '../../paths';
import { OpenBook } from '../../ui/display/open-book';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Card } from '../../ui/layout/card';
import { PageHead } from '../../ui/layout/page-head';
import { useCustomers } from '../customers/queries';
import { ClientsNotLoaded } from './client/missing-client';
import { ClientPicker } from './picker/client-picker';
import { useWalkIn } from './walk-in/use-walk-in';

/** Chooses the client to measure. Each client leads to their page, which has their records. */
export function MeasurementsPage() {
  const customers = useCustomers();
  const walkIn = useWalkIn();
  usePageTitle('Measurements');
  return (
    <>
      <PageHead
        title="Measurements"
        subtitle="Track client measurements"
        backHref={paths.dashboard()}
        backLabel="Back to dashboard"
      />
      {walkIn.dialog}
      {customers.isLoadingError ? (
        <ClientsNotLoaded error={customers.error} retry={customers.refetch} />
      ) : (
        <div className="grid grid-cols-1 gap-6 shell:cols-start-76 shell:items-start shell:gap-x-10">
          <ClientPicker customers={customers.data} onWalkIn={walkIn.open} />
          <NoClientChosen />
        </div>
      )}
    </>
  );
}

/** The place of the records, from 900 px. */
function NoClientChosen() {
  return (
    <section
      className="min-w-0 max-shell:hidden shell:sticky shell:top-below-bar"
      aria-labelledby="measurement-history"
    >
      <h2 id="measurement-history" className="mb-4 text-h3">
        Measurement History
      </h2>
      <Card>
        <EmptyState
          picture={<OpenBook />}
          text={<span className="block max-w-64">Select a client from the left to view their measurements</span>}
        />
      </Card>
    </section>
  );
}
