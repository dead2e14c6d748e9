import { useInfiniteQuery } from '@tanstack/react-query';
import { type DirectoryQuery, filtersOf } from '@shared/directory/discover-filters';
import type { TailorCard } from '@shared/directory/contract';
import { pictureAddresses } from '@shared/pictures/picture-files';
import { placeLine } from '@shared/places/place-line';
import type { MapCell } from '@shared/directory/map-contract';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../paths';
import { Avatar } from '../../../ui/display/avatar';
import { Button } from '../../../ui/controls/button';
import { XIcon } from '../../../ui/display/icons';
import { Name } from '../../../ui/display/name';
import { FROM_SEARCH } from '../back-to-search';
import { searchQuery } from '../queries';
import { countOf } from '../search/search-words';
import { type CellGroup, cornersOf, groupName, nameOf } from './group-cells';
import { metresBetween } from './bounds';

interface MapCardProps {
  group: CellGroup;
  /** The search whose matches are on the map. */
  query: DirectoryQuery;
  onClose: () => void;
}

/**
 * The tailors of a marker as links to their pages: below the map on narrow screens, so that it covers no marker. Takes the
 * focus, so that a screen reader continues here.
 */
export function MapCard({ group, query, onClose }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [cell] = group.cells;
  const alone = group.count === 1 ? cell?.tailor : undefined;
  return (
    // At the top if the map is beside the list: the lower edge of the map may be below the window.
    <div
      className="relative grid max-h-80 scroll-mb-4 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded border border-hairline bg-surface focus-visible:outline-none lg:absolute lg:start-2 lg:end-16 lg:top-2 lg:z-3 lg:max-h-[min(22rem,100%-2rem)] lg:max-w-88 lg:shadow-lift"
      role="group"
      aria-label={groupName(group)}
      tabIndex={-1}
      ref={card}
    >
      {!alone && (
        <Name as="h2" className="ps-4 pe-13 pt-3 pb-2 text-name font-semibold">
          {groupName(group)}
        </Name>
      )}
      <Button variant="ghost" iconOnly aria-label="Close" className="absolute end-0 top-0 z-1" onClick={onClose}>
        <XIcon />
      </Button>
      {alone && cell ? (
        <ul className="py-1 ps-4 pe-13" role="list">
          <TailorLine tailor={alone} place={placeLine(cell)} />
        </ul>
      ) : (
        <TailorsHere group={group} query={query} />
      )}
    </div>
  );
}

/** The first tailors at a marker, and a link that shows all of them in the list. */
function TailorsHere({ group, query }: Omit<MapCardProps, 'onClose'>) {
  const here = atGroup(query, group);
  const { data, isError, refetch } = useInfiniteQuery(searchQuery(here));
  const [page] = data?.pages ?? [];
  if (isError) {
    return (
      <div className="p-4">
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  if (!page) {
    return (
      <p className="px-4 pb-4 text-muted" role="status">
        Loading...
      </p>
    );
  }
  return (
    <>
      <ul className="overflow-y-auto overscroll-contain px-4 py-1" role="list">
        {page.tailors.map((tailor) => (
          <TailorLine key={tailor.id} tailor={withPicture(tailor, page.picturesUrl)} place={placeLine(tailor)} />
        ))}
      </ul>
      <Link
        href={paths.discover(filtersOf(`?${new URLSearchParams(here)}`))}
        className="flex min-h-tap items-center border-t border-hairline px-4 text-small font-semibold"
      >
        {page.total === 1 ? 'Show this tailor' : `Show these ${countOf(page)}`}
      </Link>
    </>
  );
}

function withPicture({ profilePicture, ...tailor }: TailorCard, picturesUrl: string): TailorLineProps['tailor'] {
  const { src = null, srcSet = null } = profilePicture ? pictureAddresses(picturesUrl, profilePicture) : {};
  return { ...tailor, profilePictureUrl: src, profilePictureSrcset: srcSet };
}

interface TailorLineProps {
  tailor: NonNullable<MapCell['tailor']>;
  place: string;
}

function TailorLine({ tailor, place }: TailorLineProps) {
  const { id, profileSlug, profilePictureUrl, profilePictureSrcset } = tailor;
  return (
    <li className="relative flex items-center gap-3 py-2 not-first:border-t not-first:border-hairline">
      <Avatar
        seed={id}
        name={nameOf(tailor)}
        src={profilePictureUrl}
        srcSet={profilePictureSrcset}
        sizes="44px"
        className="[--d:2.75rem]"
      />
      <div className="min-w-0 wrap-anywhere">
        <Link
          href={paths.tailor(profileSlug)}
          state={FROM_SEARCH}
          className="leading-snug text-inherit no-underline after:absolute after:inset-0 hover:underline hover:decoration-1"
        >
          <Name>{nameOf(tailor)}</Name>
        </Link>
        <p className="text-micro text-muted" dir="auto">
          {place}
        </p>
      </div>
    </li>
  );
}

/** Returns the same search for the tailors of a marker only. */
function atGroup(query: DirectoryQuery, group: CellGroup): DirectoryQuery {
  const { latitude } = group;
  // Beyond the 180th meridian, the cells of a group continue to the east.
  const longitude = ((group.longitude + 540) % 360) - 180;
  const furthest = Math.max(...group.cells.flatMap(cornersOf).map((corner) => metresBetween(group, corner)));
  const near = [latitude, longitude].map((degrees) => Number(degrees.toFixed(6))).join(',');
  return { ...query, near, radius: String(Math.min(500_000, Math.ceil(furthest) + 1)) };
}
