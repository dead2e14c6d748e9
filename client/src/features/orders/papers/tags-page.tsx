import { usePageTitle } from '../../../lib/navigation/page-title';
import { PageHead } from '../../../ui/layout/page-head';

export function TagsPage() {
  usePageTitle('Tags');
  return <PageHead title="Tags" />;
}
