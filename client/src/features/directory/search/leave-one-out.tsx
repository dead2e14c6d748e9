import { useInfiniteQuery } from '@tanstack/react-query';
import { discoverPath } from '@shared/directory/discover-path';
import type { WiderSearch } from '@shared/directory/wider-contract';
import { Link } from 'wouter';
import { Button } from '../../../ui/controls/button';
import { chipButtonClass } from '../../../ui/controls/chips';
import { XIcon } from '../../../ui/display/icons';
import { Spool } from '../drawings';
import { searchQuery } from '../queries';
import { Loading, TailorList } from './results';
import { type EmptySearch, filtersIn, wayWords } from './wider-words';

interface LeaveOneOutProps {
  search: EmptySearch;
  /** The best one, whose tailors are shown, and the others. */
  ways: readonly [WiderSearch, ...WiderSearch[]];
  /** Moves the focus, because the pressed link disappears. */
  onLeave: () => void;
  /** Removes every filter. */
  clear: (() => void) | undefined;
}

/** Replaces the results of a search with too many filters: what leaving each one out finds, and the tailors of the best way. */
export function LeaveOneOut({ search, ways, onLeave, clear }: LeaveOneOutProps) {
  const [best] = ways;
  return (
    <>
      <div className="grid cols-start-18 items-center gap-x-4 shell:max-w-160">
        <Spool />
        <p className="text-muted">No tailors match your search criteria. Try adjusting your filters.</p>
      </div>
      <h2 className="mt-5 mb-1 text-name">Leave one out</h2>
      <ul className="divide-y divide-hairline border-y border-hairline shell:max-w-160" role="list">
        {ways.map((way) => (
          <Way key={discoverPath(way.query)} {...{ way, search, onLeave }} />
        ))}
      </ul>
      {clear && (
        <p className="mt-1">
          <Button variant="action" className="-ms-3" onClick={clear}>
            Clear all filters
          </Button>
        </p>
      )}
      <h2 className="mt-4 mb-2 text-name wrap-anywhere">{wayWords(best, search).found}</h2>
      <BestTailors query={best.query} />
    </>
  );
}

interface WayProps extends Pick<LeaveOneOutProps, 'search' | 'onLeave'> {
  way: WiderSearch;
}

/** A link, so that it works without scripts. */
function Way({ way, search, onLeave }: WayProps) {
  const { label, found, isMeaning } = wayWords(way, search);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Link
        href={discoverPath({ ...filtersIn(way.query) })}
        className={chipButtonClass({ className: 'max-w-full' })}
        aria-label={`${isMeaning ? label : `Remove ${label}`}: ${found}`}
        onClick={onLeave}
      >
        <span className="min-w-0 wrap-anywhere" dir="auto">
          {label}
        </span>
        {!isMeaning && <XIcon className="ms-1.5 -me-1.25 size-4" />}
      </Link>
      <span className="min-w-0 flex-1 basis-40 text-compact/snug wrap-anywhere">{found}</span>
    </li>
  );
}

function BestTailors({ query }: Pick<WiderSearch, 'query'>) {
  const search = useInfiniteQuery(searchQuery(query));
  if (!search.data || search.isPlaceholderData) return search.isError ? null : <Loading />;
  return <TailorList search={search} pathTo={(cursor) => discoverPath(query, { cursor })} />;
}
