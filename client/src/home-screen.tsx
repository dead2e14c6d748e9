import { DashboardPage } from './features/dashboard/dashboard-page';
import { NewOrderButton } from './features/orders/new-order-button';
import { useOrderForm } from './features/orders/order-form/use-order-form';
import { TodayList } from './features/orders/today/today-list';
import { InstallPlace } from './device-book/install/install-place';
import { HomeNotice } from './device-book/screens/home-notice';

/** The tailor's start page with the work of today. It is no feature, because it has the components of two. */
export function HomeScreen() {
  const form = useOrderForm();
  return (
    <>
      <DashboardPage
        newOrder={<NewOrderButton size="lg" onClick={() => form.open()} />}
        unsent={<HomeNotice />}
        hint={<InstallPlace />}
        today={<TodayList />}
      />
      {form.dialog}
    </>
  );
}
