import { newcomerIn, newcomerState } from '../../customers/newcomer';
import type { Newcomer } from '../../lib/navigation/history-state';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/controls/button';
import { OpenBook } from '../../ui/display/open-book';
import { PlusIcon, WalkInIcon } from '../../ui/display/workroom-icons';
import { EmptyState } from '../../ui/feedback/empty-state';
import type { useClientView } from './client-view';

interface NoneFoundProps {
  query: string;
  view: ReturnType<typeof useClientView>;
  onType: (typed: string) => void;
  onAdd: (newcomer: Newcomer) => void;
}

/** No client is in the list. After a search, the first offer is a walk-in: a person who is not found is most likely a new client. */
export function NoneFound({ query, view, onType, onAdd }: NoneFoundProps) {
  return query ? (
    <EmptyState
      picture={<OpenBook />}
      title="No clients match your search"
      action={
        <span className="grid w-full max-w-72 gap-2">
          <LinkButton
            variant="primary"
            size="lg"
            className="wrap-anywhere"
            href={paths.walkIn()}
            state={newcomerState(query)}
          >
            <WalkInIcon />
            Walk-in: {query}
          </LinkButton>
          <Button size="lg" className="wrap-anywhere" onClick={() => onAdd(newcomerIn(query))}>
            <PlusIcon />
            Add Client: {query}
          </Button>
          <Button variant="action" onClick={() => onType('')}>
            Clear search
          </Button>
        </span>
      }
    />
  ) : (
    <EmptyState
      picture={<OpenBook />}
      title={view.shown === 'measured' ? 'No client is measured yet' : 'All clients are measured'}
      action={<Button onClick={() => view.setShown('all')}>Show all clients</Button>}
    />
  );
}
