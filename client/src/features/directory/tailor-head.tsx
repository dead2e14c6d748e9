import { Fragment } from 'react';
import { Link } from 'wouter';
import type { PublicTailor } from '@shared/directory';
import { paths } from '../../paths';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { MoreChips } from '../../ui/chips';
import { Icon } from '../../ui/icon';
import { Name } from '../../ui/name';
import { Skeleton } from '../../ui/skeleton';
import { addressLine } from './place';

/** Who it is. The heading stays the same element while the name is on its way, so that focus on it is not lost. */
export function TailorHead({ tailor }: { tailor: PublicTailor | undefined }) {
  return (
    <div className="who-head">
      {tailor ? (
        <Avatar
          seed={tailor.id}
          name={tailor.businessName}
          src={tailor.profilePictureUrl}
          srcSet={tailor.profilePictureSrcset}
          sizes="(min-width: 960px) 144px, 112px"
          alt={tailor.businessName}
        />
      ) : (
        <span className="avatar" />
      )}
      <div className="who-head__name">
        <h1>{tailor ? <Name className="who-head__is">{tailor.businessName}</Name> : <NameOnItsWay />}</h1>
        {tailor?.isActive && <Badge tone="ok">Active</Badge>}
      </div>
      {tailor ? <Facts tailor={tailor} /> : <Skeleton className="h-6 w-64 max-w-full" />}
    </div>
  );
}

function Facts({ tailor }: { tailor: PublicTailor }) {
  const address = addressLine(tailor);
  return (
    <>
      {address && (
        <p className="place">
          <Icon name="pin" />
          <span>{address}</span>
        </p>
      )}
      <div className="chipsets">
        <MoreChips items={tailor.primaryServiceCategories} label="Services" />
        <MoreChips items={tailor.culturalSubCategories} tone="culture" label="Cultural specialties" />
      </div>
      {tailor.serviceCategories.length > 0 && <Makes tailor={tailor} />}
    </>
  );
}

/** The garments as one line, each leading to whoever else makes it there. */
function Makes({ tailor }: { tailor: PublicTailor }) {
  return (
    <p className="makes">
      <b>Makes</b>{' '}
      {tailor.serviceCategories.map((garment, index) => (
        <Fragment key={garment}>
          {index > 0 && ', '}
          <Link href={paths.sameGarment(tailor, garment)} title={`${garment} tailors near ${tailor.city}`}>
            {garment}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

function NameOnItsWay() {
  return (
    <>
      <span className="sr">Loading...</span>
      <Skeleton className="h-10 w-72 max-w-full" />
    </>
  );
}
