import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usePageTitle } from '../../lib/navigation/page-title';
import { useIsSuspended } from '../../lib/api/own-account';
import { paths } from '../../paths';
import { Button, buttonClass, LinkButton } from '../../ui/controls/button';
import { LogoutIcon, WalkInIcon } from '../../ui/display/workroom-icons';
import { useCustomers } from '../customers/queries';
import { decisionsQuery } from '../decisions/queries';
import { galleryQuery } from '../gallery/queries';
import { useMeasurementCounts } from '../measurements/queries';
import { myTailorQuery, useConfirmPrices, useNewProfile } from '../tailor-profile/queries';
import { Bench } from './bench';
import { DecisionNotices } from './decision-notices';
import { FindClient } from './find-client';
import { NewProfileNotice } from './new-profile-notice';
import { NotLoaded } from './not-loaded';
import { ProfileProgress } from './profile-progress';
import { PublicProfileCard } from './public-profile-card';
import { RecentClients } from './recent-clients';
import { UnfinishedRecords } from './unfinished-records';
import type { Tailor } from '@shared/tailor/contract';
import { LogoutLink } from '../../ui/controls/logout-link';
import { Name } from '../../ui/display/name';
import { Skeleton } from '../../ui/feedback/skeleton';
import { arePricesStale, setInText } from '@shared/tailor/fact-texts';
import { Attention } from '../../ui/feedback/attention';

interface DashboardPageProps {
  /** The button of a new order, before Walk-in. */
  newOrder: ReactNode;
  /** What this device has not sent, after the search. */
  unsent?: ReactNode;
  /** A hint that can wait: shown when all else is loaded, below the notices. Their class `peer/notice` lets it hide itself. */
  hint?: ReactNode;
  /** The work of today, before the recent clients. */
  today: ReactNode;
}

/** The tailor's start page: the work of today and the clients, then the own page and the sections. Every part loads and fails independently. */
export function DashboardPage({ newOrder, unsent, hint, today }: DashboardPageProps) {
  usePageTitle('Dashboard');
  const { isNew, dismiss } = useNewProfile();
  const isSuspended = useIsSuspended();
  const tailor = useQuery(myTailorQuery);
  const images = useQuery(galleryQuery);
  const clients = useCustomers();
  const { data: decisions } = useQuery(decisionsQuery);
  const { data: records } = useMeasurementCounts();
  const counts = {
    images: images.data?.length,
    clients: clients.data?.length,
    measurements: records && Object.values(records).reduce((sum, count) => sum + count, 0),
  };
  return (
    <>
      <BusinessHead tailor={tailor.data} isPending={tailor.isPending} />
      {isNew && tailor.data?.hiddenAt === null && <NewProfileNotice tailor={tailor.data} onDismiss={dismiss} />}
      {tailor.data && <DecisionNotices tailor={tailor.data} images={images.data} />}
      {tailor.data && !isSuspended && <StalePrices tailor={tailor.data} />}
      <div className="grid grid-cols-1 gap-2 sm:cols-end-auto sm:items-start">
        {clients.data?.length !== 0 && <FindClient clients={clients} />}
        <div className="flex flex-wrap gap-2 max-sm:*:flex-[var(--share,1)_1_0px] sm:col-start-2">
          {newOrder}
          <LinkButton size="lg" className="whitespace-nowrap max-sm:px-3!" href={paths.walkIn()}>
            <WalkInIcon />
            Walk-in
          </LinkButton>
        </div>
      </div>
      {unsent}
      <UnfinishedRecords clients={clients} />
      <NotLoaded />
      {tailor.data && images.data && clients.data && decisions && hint}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 shell:mt-10 shell:cols-end-92 shell:gap-x-12">
        <div className="grid min-w-0 gap-8">
          {today}
          <RecentClients clients={clients} />
        </div>
        <PublicProfileCard tailor={tailor.data} isPending={tailor.isPending} />
        <Bench counts={counts} />
        {tailor.data && !images.isPending && !isSuspended && (
          <ProfileProgress tailor={tailor.data} pictures={counts.images} />
        )}
      </div>
    </>
  );
}

const titleClass = 'text-title';

/** The tailor's name and the logout link, below it where large text needs the width. Without a loaded profile, the page still has its title. */
function BusinessHead({ tailor, isPending }: { tailor: Tailor | undefined; isPending: boolean }) {
  return (
    <header className="mt-1 mb-3.5 flex flex-wrap items-start gap-3 shell:mt-4 shell:mb-6">
      <div className="min-w-0 grow basis-48">
        {tailor ? (
          <>
            <Name as="h1" className={titleClass}>
              {tailor.businessName}
            </Name>
            <p className="text-compact/snug text-muted">
              {tailor.city}, {tailor.country}
            </p>
          </>
        ) : (
          <>
            <h1 className={isPending ? 'sr-only' : titleClass}>Dashboard</h1>
            {isPending && <Skeleton className="h-12 w-72 max-w-full" />}
          </>
        )}
      </div>
      <LogoutLink className={buttonClass({}, 'flex-none max-xs:px-3 max-xs:text-small')}>
        <LogoutIcon />
        Logout
      </LogoutLink>
    </header>
  );
}

/** Asks to confirm or change prices that were set more than a year ago. Empty for newer ones. */
function StalePrices({ tailor }: { tailor: Tailor }) {
  const { confirm, isPending } = useConfirmPrices(tailor);
  const [now] = useState(() => new Date());
  const { pricesSetAt } = tailor;
  if (pricesSetAt === null || !arePricesStale(pricesSetAt, now)) return null;
  return (
    <section aria-label="Prices" className="peer/notice mb-6">
      <Attention text={`Your prices say “${setInText(pricesSetAt)}”. Are they still right?`}>
        <LinkButton href={paths.pricesInSettings()}>Change prices</LinkButton>
        <Button busy={isPending} onClick={() => void confirm()}>
          They are still right
        </Button>
      </Attention>
    </section>
  );
}
