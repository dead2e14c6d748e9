import type { Customer } from '@shared/customers/contract';
import { catalogueMeasure } from '@shared/measurements/catalogue';
import type { Measurement } from '@shared/measurements/contract';
import type { Tailor } from '@shared/tailor/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { OpenBook } from '../../../ui/display/open-book';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { Loaded } from '../../../ui/feedback/loaded';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { PageHead } from '../../../ui/layout/page-head';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import { otherNames } from '../guide/where-to-measure';
import { useMeasurements } from '../queries';
import { CardBar } from './card-bar';
import { cardEntries } from './card-entries';
import { MarkSign, MeasurementCard, type Paper } from './measurement-card';
import { recordText } from './record-text';

const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog')).ExportDialog }));

/** The page of one record: the card to print or send, and where its measures are taken. */
export function CardPage() {
  const { customerId = '', recordId } = useParams<{ customerId: string; recordId: string }>();
  const customers = useCustomers();
  const measurements = useMeasurements(customerId);
  const tailor = useQuery(myTailorQuery);
  const customer = customers.data?.find(({ id }) => id === customerId);
  const record = measurements.data?.find(({ id }) => id === recordId);
  usePageTitle(customer ? `Measurement card of ${customer.name}` : 'Measurement card');
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title="Measurement card"
          subtitle="One page to print or send"
          backHref={paths.client(customerId)}
          backLabel="Back to measurements"
        />
      </div>
      <Loaded
        of={{ customers, measurements, tailor }}
        pending={
          <div role="status">
            <span className="sr-only">Loading...</span>
            <Skeleton className="mx-auto aspect-148/210 w-full max-w-140" />
          </div>
        }
        failed={(failure) => (
          <Card>
            <LoadError title="Failed to fetch measurements" {...failure} />
          </Card>
        )}
      >
        {(loaded) =>
          customer && record ? (
            <CardOf key={record.id} customer={customer} record={record} tailor={loaded.tailor} />
          ) : (
            <Card>
              <EmptyState
                picture={<OpenBook />}
                title="Record not found"
                text="This record does not exist, or was deleted."
                action={<LinkButton href={paths.measurements()}>Choose a client</LinkButton>}
              />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

interface CardOfProps {
  customer: Customer;
  record: Measurement;
  tailor: Tailor;
}

function CardOf({ customer, record, tailor }: CardOfProps) {
  const [paper, setPaper] = useState<Paper>('a5');
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <div className="print:hidden">
        <CardBar
          paper={paper}
          onPaper={setPaper}
          onExport={() => setExporting(true)}
          send={{
            text: recordText(record, customer.name, tailor.businessName),
            number: customer.whatsapp,
            country: tailor.country,
          }}
        />
      </div>
      <div className="grid justify-items-center rounded border border-hairline bg-sunken p-gutter print:block print:border-0 print:bg-transparent print:p-0">
        <MeasurementCard {...{ customer, record, tailor, paper }} />
      </div>
      <WhereToMeasureList record={record} />
      {isExporting && (
        <Suspense>
          <ExportDialog clientName={customer.name} record={record} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How the measures of the card are taken, and their other names; on the screen only. */
function WhereToMeasureList({ record }: { record: Measurement }) {
  const guided = cardEntries(record).entries.flatMap((entry) => {
    const guide = catalogueMeasure(entry.key)?.guide;
    return guide ? [{ ...entry, guide }] : [];
  });
  if (guided.length === 0) return null;
  return (
    <section className="mt-8 print:hidden" aria-labelledby="where-to-measure">
      <h2 id="where-to-measure" className="mb-3 text-h3">
        Where to measure
      </h2>
      <dl className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {guided.map(({ key, name, mark, isOwn, guide }) => (
          <div key={key} className="grid cols-start-8 gap-x-2 border-t border-hairline py-2.5">
            <dt className="contents font-semibold">
              <MarkSign mark={mark} isOwn={isOwn} />
              {name}
            </dt>
            <dd className="col-start-2 text-small">
              {guide}
              <span className="block text-muted">Also called {otherNames(key, name)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
