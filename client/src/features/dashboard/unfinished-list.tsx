import type { Customer } from '@shared/customers/contract';
import { sheetsApi } from '@shared/sheets/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { endpointQuery } from '../../lib/api/api';
import { type LeftDraft, reopenNext } from '../../lib/drafts/drafts';
import { MeasureIcon } from '../../ui/display/workroom-icons';
import { UnfinishedLoading } from './unfinished-loading';
import { ownSheetOf, type RecordDraft, unfinishedRecords } from './unfinished';

interface UnfinishedListProps {
  drafts: readonly LeftDraft<RecordDraft>[];
  clients: UseQueryResult<Customer[]>;
}

/** Links to the forms of unfinished records. In a file of its own with the sheets, which few visits to Home need. */
export function UnfinishedList({ drafts, clients }: UnfinishedListProps) {
  const sheets = useQuery({ ...endpointQuery(sheetsApi.list), enabled: drafts.some(ownSheetOf) });
  if (clients.isPending || sheets.isLoading) return <UnfinishedLoading drafts={drafts} />;
  return unfinishedRecords(drafts, clients.data, sheets.data ?? []).map(({ draft, text, href }) => (
    <Link
      key={`${draft.kind}:${draft.id}`}
      href={href}
      onClick={() => reopenNext(draft)}
      className="flex min-h-13 items-center gap-3 rounded border border-dashed border-edge bg-surface px-3.5 py-2 text-compact/tight text-ink no-underline hover:border-ink hover:underline"
    >
      <MeasureIcon className="size-6 text-muted" />
      <span className="min-w-0 wrap-anywhere">
        Unfinished: <b dir="auto">{text}</b>
      </span>
    </Link>
  ));
}
