import { DashboardPage } from './features/dashboard/dashboard-page';
import { useOrderForm } from './features/orders/order-form/use-order-form';
import { TodayList } from './features/orders/today/today-list';
import { Button } from './ui/controls/button';
import { PlusIcon } from './ui/display/workroom-icons';

/** The tailor's start page with the work of today. It is no feature, because it has the components of two. */
export function HomeScreen() {
  const form = useOrderForm();
  const newOrder = (
    <Button variant="primary" size="lg" onClick={() => form.open()}>
      <PlusIcon />
      New order
    </Button>
  );
  return (
    <>
      <DashboardPage newOrder={newOrder} today={<TodayList />} />
      {form.dialog}
    </>
  );
}
