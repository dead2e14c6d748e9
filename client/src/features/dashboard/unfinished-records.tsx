import type { Customer } from '@shared/customers/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, use, useMemo } from 'react';
import { DraftOwner } from '../../forms/draft-owner';
import { draftsLeftBy } from '../../lib/drafts/drafts';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import type { RecordDraft } from './unfinished';
import { UnfinishedLoading } from './unfinished-loading';

const UnfinishedList = lazy(async () => ({ default: (await import('./unfinished-list')).UnfinishedList }));

/** The kinds of forms that take a record. */
const kinds = ['measurement', 'walk-in'];

/** The records that were begun on this device and not saved; each opens where it was left. Empty without one. */
export function UnfinishedRecords({ clients }: { clients: UseQueryResult<Customer[]> }) {
  const owner = use(DraftOwner);
  const drafts = useMemo(
    () => (owner ? draftsLeftBy<RecordDraft>(owner).filter(({ kind }) => kinds.includes(kind)) : []),
    [owner],
  );
  if (drafts.length === 0) return null;
  return (
    <nav aria-label="Unfinished records" className="peer/notice mt-2 grid gap-2 empty:hidden">
      <ErrorBoundary isPart around={() => null}>
        <Suspense fallback={<UnfinishedLoading drafts={drafts} />}>
          <UnfinishedList drafts={drafts} clients={clients} />
        </Suspense>
      </ErrorBoundary>
    </nav>
  );
}
