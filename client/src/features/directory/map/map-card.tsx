import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { distanceText } from '../../../lib/distance';
import { paths } from '../../../paths';
import { Avatar } from '../../../ui/display/avatar';
import { Button } from '../../../ui/controls/button';
import { XIcon } from '../../../ui/display/icons';
import { Name } from '../../../ui/display/name';
import { FROM_SEARCH } from '../back-to-search';
import { placeLine } from '../place';
import { groupName, nameOf, type Placed, type TailorGroup } from './group-tailors';

interface MapCardProps {
  group: TailorGroup;
  onClose: () => void;
}

/** The tailors of a marker as links to their pages. Takes the focus, so that a screen reader continues here. */
export function MapCard({ group, onClose }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const isOne = group.tailors.length === 1;
  return (
    // At the top if the map is beside the list: the lower edge of the map may be below the window.
    <div
      className="absolute inset-x-2 bottom-6 z-3 mx-auto grid max-h-[min(16rem,100%-4.5rem)] max-w-88 grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded border border-hairline bg-surface shadow-lift focus-visible:outline-none lg:end-16 lg:top-2 lg:bottom-auto lg:mx-0 lg:max-h-[min(22rem,100%-2rem)]"
      role="group"
      aria-label={groupName(group)}
      tabIndex={-1}
      ref={card}
    >
      {!isOne && (
        <Name as="h2" className="ps-4 pe-13 pt-3 pb-2 text-[1.0625rem]/[1.3] font-semibold">
          {groupName(group)}
        </Name>
      )}
      <Button variant="ghost" iconOnly aria-label="Close" className="absolute end-0 top-0 z-1" onClick={onClose}>
        <XIcon />
      </Button>
      <ul className={cx('overflow-y-auto overscroll-contain py-1 ps-4', isOne ? 'pe-13' : 'pe-4')} role="list">
        {group.tailors.map((tailor) => (
          <TailorLine key={tailor.id} tailor={tailor} />
        ))}
      </ul>
    </div>
  );
}

function TailorLine({ tailor }: { tailor: Placed }) {
  const { id, profileSlug, profilePictureUrl, profilePictureSrcset, distanceMeters } = tailor;
  const far = distanceMeters !== null && distanceText(distanceMeters);
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
      <div>
        <Link
          href={paths.tailor(profileSlug)}
          state={FROM_SEARCH}
          className="leading-[1.3] text-inherit no-underline after:absolute after:inset-0 hover:underline hover:decoration-1"
        >
          <Name>{nameOf(tailor)}</Name>
        </Link>
        <p className="text-micro text-muted">{[placeLine(tailor), far].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
