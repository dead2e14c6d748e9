import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { Link } from 'wouter';
import type { PublicTailor } from '@shared/directory';
import { paths } from '../../../paths';
import { Avatar, avatarClass } from '../../../ui/display/avatar';
import { Badge } from '../../../ui/display/badge';
import { MoreChips } from '../../../ui/controls/chips';
import { PinIcon } from '../../../ui/display/icons';
import { nameClass, needsSans } from '../../../ui/display/name';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { addressLine } from '../place';

/** The name and town of the tailor. The heading element stays the same while the name loads, so that it keeps the focus. */
export function TailorHead({ tailor }: { tailor: PublicTailor | undefined }) {
  const name = tailor?.businessName ?? '';
  return (
    <div className="relative -mt-14 grid grid-cols-1 gap-4 lg:-mt-18" data-who>
      {tailor ? (
        <Avatar
          seed={tailor.id}
          name={tailor.businessName}
          src={tailor.profilePictureUrl}
          srcSet={tailor.profilePictureSrcset}
          sizes="(min-width: 960px) 144px, 112px"
          alt={tailor.businessName}
          frame="page"
          className="[--d:7rem] lg:[--d:9rem]"
        />
      ) : (
        <span className={avatarClass({ frame: 'page', className: '[--d:7rem] lg:[--d:9rem]' })} />
      )}
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <h1 className={cx('min-w-0 wrap-anywhere', needsSans(name) && nameClass(name))}>
          {tailor ? tailor.businessName : <NameSkeleton />}
        </h1>
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
        <p className="flex items-start gap-2 text-muted">
          <PinIcon className="mt-[0.2rem] size-4.5 flex-none" />
          <span>{address}</span>
        </p>
      )}
      <div className="grid gap-2">
        <MoreChips items={tailor.primaryServiceCategories} label="Services" />
        <MoreChips items={tailor.culturalSubCategories} tone="culture" label="Cultural specialties" />
      </div>
      {tailor.serviceCategories.length > 0 && <Makes tailor={tailor} />}
    </>
  );
}

/** The garments in one line, each a link to the tailors of the same place who make it. */
function Makes({ tailor }: { tailor: PublicTailor }) {
  return (
    <p className="max-w-176 pointer-coarse:-my-2">
      <b>Makes</b>{' '}
      {tailor.serviceCategories.map((garment, index) => (
        <Fragment key={garment}>
          {index > 0 && ', '}
          <Link
            href={paths.sameGarment(tailor, garment)}
            title={`${garment} tailors near ${tailor.city}`}
            className="text-inherit decoration-thread hover:text-action-ink hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-2.25"
          >
            {garment}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

function NameSkeleton() {
  return (
    <>
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-10 w-72 max-w-full" />
    </>
  );
}
