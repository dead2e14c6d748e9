import { Skeleton } from '../../ui/feedback/skeleton';

/** The space of the links to unfinished records. */
export function UnfinishedLoading({ drafts }: { drafts: readonly { kind: string; id: string }[] }) {
  return drafts.map(({ kind, id }) => <Skeleton key={`${kind}:${id}`} className="h-13" />);
}
