import { usePageTitle } from '../../../lib/navigation/page-title';
import { PageHead } from '../../../ui/layout/page-head';

export function OrdersPage() {
  usePageTitle('Orders');
  return <PageHead title="Orders" />;
}
