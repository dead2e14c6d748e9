import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useParams } from 'wouter';
import { customerCalls } from '@shared/customers/calls';
import type { customersApi } from '@shared/customers/contract';
import { orderCalls } from '@shared/orders/calls';
import type { ordersApi } from '@shared/orders/contract';
import { pagePatterns, type WorkroomPageName } from '@shared/pages/pages';
import { LeaveApp } from './features/session/leave-app';
import type { NavigationLink } from './features/session/signed-in-frame';
import { UnknownSessionPage } from './features/session/unknown-session-page';
import { callsAt, endpointQuery } from './lib/api/api';
import { type LazyScreen, lazyScreen } from './lib/navigation/lazy-screen';
import { useProfileJustSaved } from './lib/api/own-account';
import { useSession } from './lib/api/session';
import { useConnectionNotice } from './device-book/screens/connection-notice';
import { useWorker } from './device-book/use-worker';
import { paths } from './paths';
import { GalleryIcon } from './ui/display/later-icons';
import { ClientsIcon, HomeIcon, MeasureIcon, OrdersIcon, SettingsIcon } from './ui/display/workroom-icons';

const RegisterPage = lazyScreen(() => import('./features/tailor-profile/setup/register-page'), 'RegisterPage');
const NotFoundPage = lazyScreen(() => import('./features/session/not-found-page'), 'NotFoundPage');
const OperatorPage = lazyScreen(() => import('./features/operator/operator-page'), 'OperatorPage');
const SignedInFrame = lazy(async () => ({
  default: (await import('./features/session/signed-in-frame')).SignedInFrame,
}));

/** The screens of a tailor, which have the frame of the workroom. */
const screens: Record<Exclude<WorkroomPageName, 'register' | 'operator' | 'clientMeasurements'>, LazyScreen> = {
  dashboard: lazyScreen(() => import('./home-screen'), 'HomeScreen'),
  orders: lazyScreen(() => import('./features/orders/list/orders-page'), 'OrdersPage'),
  orderFigures: lazyScreen(() => import('./features/orders/figures/figures-page'), 'FiguresPage'),
  order: lazyScreen(() => import('./features/orders/order-page/order-page'), 'OrderPage'),
  orderReceipt: lazyScreen(() => import('./features/orders/papers/receipt-page'), 'ReceiptPage'),
  orderTags: lazyScreen(() => import('./features/orders/papers/tags-page'), 'TagsPage'),
  gallery: lazyScreen(() => import('./features/gallery/gallery-page'), 'GalleryPage'),
  clients: lazyScreen(() => import('./features/customers/clients-page'), 'ClientsPage'),
  client: lazyScreen(() => import('./client-screen'), 'ClientScreen'),
  measurements: lazyScreen(() => import('./features/measurements/measurements-page'), 'MeasurementsPage'),
  decisions: lazyScreen(() => import('./features/decisions/decisions-page'), 'DecisionsPage'),
  measurementCard: lazyScreen(() => import('./features/measurements/card/card-page'), 'CardPage'),
  compare: lazyScreen(() => import('./features/measurements/compare/compare-page'), 'ComparePage'),
  settings: lazyScreen(() => import('./settings-screen'), 'SettingsScreen'),
  account: lazyScreen(() => import('./features/tailor-profile/own-data/account-page'), 'AccountPage'),
  thisDevice: lazyScreen(() => import('./device-screen'), 'DeviceScreen'),
  unsent: lazyScreen(() => import('./device-book/screens/unsent-page'), 'UnsentPage'),
};

const openOrders = endpointQuery(callsAt<typeof ordersApi>(orderCalls).list);
const clients = endpointQuery(callsAt<typeof customersApi>(customerCalls).list);

/** The long lists that a screen shows first, by the keys of their queries. */
const firstLists: Partial<Record<keyof typeof screens, QueryKey>> = {
  dashboard: openOrders.queryKey,
  orders: openOrders.queryKey,
  clients: clients.queryKey,
};

/** The links of the frame, in their order. The bar of a phone has those that are not in its sheet. */
export const navigation: readonly NavigationLink[] = [
  { label: 'Home', href: paths.dashboard(), icon: HomeIcon },
  { label: 'Orders', href: paths.orders(), icon: OrdersIcon },
  { label: 'Clients', href: paths.clients(), icon: ClientsIcon },
  { label: 'Measure', href: paths.measurements(), icon: MeasureIcon },
  { label: 'Gallery', href: paths.gallery(), icon: GalleryIcon, isInSheet: true },
  { label: 'Settings', href: paths.settings(), icon: SettingsIcon, isInSheet: true },
];

/** The screens of signed-in users, the page for an unknown session, and the way from /register to the sign-in. They are in a file of their own, because visitors need none of them. */
export function Workroom() {
  const { state, user } = useSession();
  const userId = state === 'with-profile' ? user?.id : undefined;
  useBook(userId);
  const isLeavingSetup = useProfileJustSaved();
  useWorker(state === 'with-profile');
  const connection = useConnectionNotice();
  if (state === 'unknown') return <UnknownSessionPage />;
  if (state === 'signed-out') return <LeaveApp to={paths.login(paths.register())} />;
  const isNew = state === 'without-profile';
  return (
    <>
      {connection.said}
      <Switch>
        <Route path={pagePatterns.operator}>
          <OperatorPage>
            <NotFoundPage />
          </OperatorPage>
        </Route>
        {(isNew || isLeavingSetup) && (
          <Route path={pagePatterns.register}>
            <RegisterPage />
          </Route>
        )}
        {isNew && (
          <Route>
            <Redirect to={paths.register()} replace />
          </Route>
        )}
        <Route path={pagePatterns.home}>
          <Redirect to={paths.dashboard()} replace />
        </Route>
        <Route path={pagePatterns.clientMeasurements}>
          <ToClient />
        </Route>
        {Object.entries(screens).map(([name, Screen]) => (
          <Route key={name} path={pagePatterns[name as keyof typeof screens]}>
            <Framed screen={Screen} firstList={firstLists[name as keyof typeof screens]} notice={connection.row} />
          </Route>
        ))}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </>
  );
}

/** Opens the book of a tailor on this device. The screens work without it, so a failure to load its code shows nothing. */
function useBook(userId: string | undefined): void {
  useEffect(() => {
    if (userId) void import('./device-book/start').then(({ startBook }) => startBook(userId)).catch(() => undefined);
  }, [userId]);
}

interface FramedProps {
  screen: LazyScreen;
  firstList: QueryKey | undefined;
  /** The row about the connection. */
  notice: ReactNode;
}

/** A screen in the frame. Its code and its list load beside the code of the frame, not after it. */
function Framed({ screen: Screen, firstList, notice }: FramedProps) {
  const queryClient = useQueryClient();
  useState(() => {
    // A failure shows when the screen asks for them itself.
    Screen.load().catch(() => undefined);
    if (firstList) void queryClient.prefetchQuery({ queryKey: firstList });
  });
  return (
    <SignedInFrame navigation={navigation} notice={notice}>
      <Screen />
    </SignedInFrame>
  );
}

/** Leads from the former address of a client's records to the client. The query and the fragment stay. */
function ToClient() {
  const { customerId = '' } = useParams<{ customerId: string }>();
  return <Redirect to={paths.client(customerId) + location.search + location.hash} replace />;
}
