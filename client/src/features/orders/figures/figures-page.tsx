import { usePageTitle } from '../../../lib/navigation/page-title';
import { PageHead } from '../../../ui/layout/page-head';

export function FiguresPage() {
  usePageTitle('Figures');
  return <PageHead title="Figures" />;
}
