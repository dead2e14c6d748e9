import { usePageTitle } from '../../../lib/navigation/page-title';
import { PageHead } from '../../../ui/layout/page-head';

export function ReceiptPage() {
  usePageTitle('Receipt');
  return <PageHead title="Receipt" />;
}
