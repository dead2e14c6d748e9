import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../lib/page-title';
import { useCustomers } from '../clients/queries';
import { galleryQuery } from '../gallery/queries';
import { useMeasurementCounts } from '../measurements/queries';
import { myTailorQuery, useNewProfile } from '../tailor-profile/queries';
import { Bench } from './bench';
import { BusinessHead } from './business-head';
import { FindClient } from './find-client';
import { HiddenPage } from './hidden-page';
import { NewProfileNotice } from './new-profile-notice';
import { ProfileProgress } from './profile-progress';
import { RecentClients } from './recent-clients';
import { RecentMeasurements } from './recent-measurements';
import { StalePrices } from './stale-prices';

/** The tailor's start page: links and recent activity. Every part loads and fails independently. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const { isNew, dismiss } = useNewProfile();
  const tailor = useQuery(myTailorQuery);
  const images = useQuery(galleryQuery);
  const clients = useCustomers();
  const { data: records } = useMeasurementCounts();
  const counts = {
    images: images.data?.length,
    clients: clients.data?.length,
    measurements: records && Object.values(records).reduce((sum, count) => sum + count, 0),
  };
  return (
    <>
      <BusinessHead tailor={tailor.data} isPending={tailor.isPending} />
      {isNew && tailor.data && <NewProfileNotice tailor={tailor.data} onDismiss={dismiss} />}
      {tailor.data && <HiddenPage tailor={tailor.data} />}
      {tailor.data && <StalePrices tailor={tailor.data} />}
      {clients.data?.length !== 0 && !clients.isError && <FindClient customers={clients.data} />}
      <Bench tailor={tailor.data} isPending={tailor.isPending} counts={counts} />
      <div className="mt-8 grid gap-x-6 gap-y-8 shell:mt-12 shell:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] shell:gap-12">
        <RecentClients clients={clients} />
        <RecentMeasurements />
        {tailor.data && !images.isPending && <ProfileProgress tailor={tailor.data} pictures={counts.images} />}
      </div>
    </>
  );
}
