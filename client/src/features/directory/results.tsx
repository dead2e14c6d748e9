import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { SearchPage } from '@shared/page-data';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { Spool } from './drawings';
import { ResultCard } from './result-card';
import { ResultSkeleton } from './result-skeleton';
import { countOf } from './search-words';
import { useInView } from './use-in-view';
import './results.css';

type Search = UseInfiniteQueryResult<InfiniteData<SearchPage>>;

interface ResultsProps {
  search: Search;
  /** What stands where nothing was found. */
  nothing: ReactNode;
}

export function Results({ search, nothing }: ResultsProps) {
  if (!search.data) return search.isError ? <Failure retry={search.refetch} /> : <Loading />;
  if (search.data.pages[0]?.tailors.length === 0) return search.isPlaceholderData ? <Loading /> : nothing;
  return <TailorList search={search} />;
}

/** The tailors of the pages that are here, and the way to the next. */
export function TailorList({ search }: { search: Search }) {
  const tailors = search.data?.pages.flatMap((page) => page.tailors) ?? [];
  return (
    <>
      <ul
        className={classNames('results', search.isPlaceholderData && 'is-stale')}
        role="list"
        aria-busy={search.isPlaceholderData || undefined}
      >
        {tailors.map((tailor) => (
          <ResultCard key={tailor.id} tailor={tailor} />
        ))}
      </ul>
      {search.hasNextPage && <More search={search} shown={tailors.length} />}
    </>
  );
}

/** The shape of results on their way. */
export function Loading() {
  return (
    <ul className="results" role="list" aria-busy="true">
      {[1, 2, 3, 4].map((card) => (
        <ResultSkeleton key={card} />
      ))}
    </ul>
  );
}

interface NothingProps {
  /** Takes away every filter; undefined when there is none. */
  clear: (() => void) | undefined;
}

export function Nothing({ clear }: NothingProps) {
  return (
    <div className="empty card">
      <Spool />
      <p>No tailors match your search criteria. Try adjusting your filters.</p>
      {clear && (
        <div className="row">
          <Button onClick={clear}>Clear all filters</Button>
        </div>
      )}
    </div>
  );
}

function Failure({ retry }: { retry: () => unknown }) {
  return (
    <div className="empty card">
      <p>Something went wrong on the way. Look at your connection, or try again in a moment.</p>
      <div className="row">
        <Button onClick={() => void retry()}>Try again</Button>
      </div>
    </div>
  );
}

/** So many pages come by themselves on scrolling; then the button, so that the foot of the page can be reached. */
const PAGES_BY_SCROLL = 5;

function More({ search, shown }: { search: Search; shown: number }) {
  const { fetchNextPage, isFetching, isFetchNextPageError } = search;
  const [end, isNear] = useInView<HTMLDivElement>('600px');
  const pages = search.data?.pages ?? [];
  const [first] = pages;
  const goesOn = isNear && !isFetching && !isFetchNextPageError && pages.length < PAGES_BY_SCROLL;
  const next = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (goesOn) next();
  }, [goesOn]);
  return (
    <div className="more" ref={end}>
      <p className="small muted" role="status">
        {isFetchNextPageError ? 'Failed to search tailors' : `${shown} of ${first && countOf(first)}`}
      </p>
      <Button busy={isFetching} onClick={() => void fetchNextPage()}>
        {isFetching ? 'Loading...' : 'Load more'}
      </Button>
    </div>
  );
}
