import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { distanceText } from '../../../lib/distance';
import { paths } from '../../../paths';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Name } from '../../../ui/name';
import { FROM_SEARCH } from '../back-to-search';
import { placeLine } from '../place';
import { groupName, nameOf, type Placed, type TailorGroup } from './group-tailors';

interface MapCardProps {
  group: TailorGroup;
  onClose: () => void;
}

/** Who is under a marker, each a link to their page. It takes the focus, so that one reads on where one pressed. */
export function MapCard({ group, onClose }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const isOne = group.tailors.length === 1;
  return (
    <div className="map-card" role="group" aria-label={groupName(group)} tabIndex={-1} ref={card}>
      {!isOne && <Name as="h2">{groupName(group)}</Name>}
      <Button variant="ghost" iconOnly aria-label="Close" className="map-card__close" onClick={onClose}>
        <Icon name="x" />
      </Button>
      <ul role="list">
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
    <li className="map-card__tailor">
      <Avatar seed={id} name={nameOf(tailor)} src={profilePictureUrl} srcSet={profilePictureSrcset} sizes="44px" />
      <div>
        <Link href={paths.tailor(profileSlug)} state={FROM_SEARCH}>
          <Name>{nameOf(tailor)}</Name>
        </Link>
        <p className="micro muted">{[placeLine(tailor), far].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
