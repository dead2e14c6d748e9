import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import { useHydrated } from '../../../lib/pages/hydrated';
import { Button, LinkButton } from '../../../ui/controls/button';
import { Reference } from '../../../ui/feedback/reference';
import { Spool } from '../drawings';
import { EmptyCard } from '../empty-card';
import { ResultCard } from './result-card';
import { ResultSkeleton } from './result-skeleton';
import { countOf } from './search-words';
import { useInView } from '../../../lib/use-in-view';
import { useListPosition } from './use-list-position';
import type { Search } from './use-shown-search';

interface ResultsProps {
  search: Search;
  /** Returns the path of the list from a cursor on; '' is the first one. */
  pathTo: (cursor: string) => string;
  /** Shown if there are no results. */
  nothing: ReactNode;
}

export function Results({ search, pathTo, nothing }: ResultsProps) {
  if (!search.data) return search.isError ? <Failure error={search.error} retry={search.refetch} /> : <Loading />;
  if (search.data.pages[0]?.tailors.length === 0) return search.isPlaceholderData ? <Loading /> : nothing;
  return <TailorList {...{ search, pathTo }} />;
}

/**
 * Below the first view, which has six cards on a desktop: the browser lays a card out, and loads its pictures and fonts, when it is
 * nearly in view.
 */
const farCards = '*:nth-[n+7]:[contain-intrinsic-block-size:auto_19rem] *:nth-[n+7]:[content-visibility:auto]';

/** The tailors of the loaded pages, and the way to the next page. */
export function TailorList({ search, pathTo }: Omit<ResultsProps, 'nothing'>) {
  const list = useRef<HTMLUListElement>(null);
  const pages = search.isPlaceholderData ? 0 : (search.data?.pages.length ?? 0);
  const tailors = search.data?.pages.flatMap((page) => page.tailors) ?? [];
  const picturesUrl = search.data?.pages[0]?.picturesUrl ?? '';
  const wanted = useListPosition(list, pages, search.hasNextPage && !search.isFetchNextPageError);
  const readOn = useReadOn(list, tailors.length);
  const isHydrated = useHydrated();
  const isSent = useIsSent(search.data, isHydrated);
  const next = search.data?.pages.at(-1)?.next;
  return (
    <>
      {search.data?.pageParams[0] !== '' && <FirstResults href={pathTo('')} />}
      <Cards
        ref={list}
        className={cx(search.isPlaceholderData && 'opacity-55', isSent && farCards)}
        aria-busy={search.isPlaceholderData || undefined}
      >
        {tailors.map((tailor, index) => (
          <ResultCard key={tailor.id} {...{ tailor, picturesUrl }} isFirst={index === 0} />
        ))}
      </Cards>
      {isHydrated && search.hasNextPage && (
        <More search={search} shown={tailors.length} wanted={wanted} onPress={readOn} />
      )}
      {!isHydrated && next && <NextPage href={pathTo(next)} />}
    </>
  );
}

/**
 * Returns whether the list is still the one in the server's HTML. After its first change it never is again: Back needs the exact
 * height of every card.
 */
function useIsSent(list: Search['data'], isHydrated: boolean): boolean {
  const [sent, setSent] = useState(isHydrated ? undefined : list);
  if (sent && sent !== list) setSent(undefined);
  return sent !== undefined && sent === list;
}

/** Leads from a page in the middle of the list to its beginning. */
function FirstResults({ href }: { href: string }) {
  return (
    <p className="mb-4">
      <Link className="inline-flex min-h-tap items-center" href={href}>
        From the first tailor
      </Link>
    </p>
  );
}

/** Without scripts, and until they are loaded, the next page is a link. */
function NextPage({ href }: { href: string }) {
  return (
    <div className="mt-8 grid justify-items-center">
      <LinkButton href={href} rel="next">
        Next page
      </LinkButton>
    </div>
  );
}

/**
 * What the cards, their pictures, and the links to call and chat in them share, so that the HTML of a list has it once. `--d` is the size
 * of the tailor's picture or initials.
 */
const cardClass = cx(
  '[--d:2.5rem] *:relative *:grid *:min-w-0 *:grid-cols-1 *:grid-rows-[auto_1fr_auto] *:overflow-hidden *:rounded *:border *:border-hairline *:bg-surface wide:[--d:3rem]',
  '*:transition-paint *:duration-fast *:hover:border-edge *:has-[h2_a:focus-visible]:focus-ring',
  '[&_img]:w-full [&_img]:bg-sunken [&_img]:object-cover',
  '[&_a>svg]:size-5.5 wide:[&_a>svg]:size-4.5 group-data-map/page:[&_svg+span]:hidden max-wide:[&_svg+span]:hidden',
);

/** Cards in one column, or two where there is room. */
function Cards({ className, ...list }: ComponentProps<'ul'>) {
  return (
    <ul
      {...list}
      className={cx(
        'grid grid-cols-1 gap-2.5 transition-opacity duration-calm md:grid-cols-2 md:gap-6 lg:group-data-map/page:grid-cols-1',
        cardClass,
        className,
      )}
      role="list"
    />
  );
}

/** Focuses the first new card after the button has extended the list, so that reading continues there. */
function useReadOn(list: RefObject<HTMLUListElement | null>, shown: number) {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    const next = list.current?.children[from.current]?.querySelector('a');
    from.current = undefined;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !activeElement?.closest('[data-more]');
    if (!isElsewhere) next?.focus({ preventScroll: true });
  }, [list, shown]);
  return () => {
    from.current = shown;
  };
}

/** The placeholder of the results while they load. */
export function Loading() {
  return (
    <Cards aria-busy="true">
      {[1, 2, 3, 4].map((card) => (
        <ResultSkeleton key={card} />
      ))}
    </Cards>
  );
}

interface NothingProps {
  /** The reason, if known. */
  note?: string;
  /** Removes every filter; undefined if there is none. */
  clear: (() => void) | undefined;
}

export function Nothing({ note, clear }: NothingProps) {
  return (
    <EmptyCard picture={<Spool />} text={note} action={clear && <Button onClick={clear}>Clear all filters</Button>}>
      <p className="max-w-104 text-muted">No tailors match your search criteria. Try adjusting your filters.</p>
    </EmptyCard>
  );
}

function Failure({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <EmptyCard
      text="Something went wrong. Check your connection, or try again in a moment."
      action={<Button onClick={() => void retry()}>Try again</Button>}
    >
      <Reference of={error} muted />
    </EmptyCard>
  );
}

/** Number of pages that load on scrolling; more pages need a button, so that the footer stays reachable. */
const PAGES_BY_SCROLL = 5;

interface MoreProps {
  search: Search;
  shown: number;
  /** Number of pages to load without the button, to restore the scroll position. */
  wanted: number;
  onPress: () => void;
}

function More({ search, shown, wanted, onPress }: MoreProps) {
  const { fetchNextPage, isFetching, isFetchNextPageError } = search;
  const [end, isNear] = useInView<HTMLDivElement>('600px');
  const pages = search.data?.pages ?? [];
  const [first] = pages;
  const isWanted = pages.length < wanted || (isNear && pages.length < PAGES_BY_SCROLL);
  const shouldFetch = isWanted && !isFetching && !isFetchNextPageError;
  const next = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (shouldFetch) next();
  }, [shouldFetch]);
  const press = () => {
    onPress();
    void fetchNextPage();
  };
  return (
    <div className="mt-8 grid justify-items-center gap-2" data-more ref={end}>
      <p className="text-small text-muted" role="status">
        {isFetchNextPageError ? 'Failed to search tailors' : `${shown} of ${first && countOf(first)}`}
      </p>
      <Button busy={isFetching} onClick={press}>
        {isFetching ? 'Loading...' : 'Load more'}
      </Button>
    </div>
  );
}
