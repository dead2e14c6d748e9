import { usePageTitle } from '../../../lib/navigation/page-title';
import { PageHead } from '../../../ui/layout/page-head';

export function OrderPage() {
  usePageTitle('Order');
  return <PageHead title="Order" />;
}
