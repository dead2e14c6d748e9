import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Docket } from '../order-pictures';
import type { Search } from './order-search';

/** No order matches what is typed. `children` say where else it may be. */
export function NoneFound({ search, children }: { search: Search; children?: ReactNode }) {
  return (
    <EmptyState
      picture={<Docket />}
      title="No orders match your search"
      text={children}
      action={<Button onClick={search.clear}>Clear search</Button>}
    />
  );
}
