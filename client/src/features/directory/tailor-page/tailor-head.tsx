import type { ReactNode } from 'react';
import type { PublicTailor } from '@shared/directory/contract';
import { cx } from 'class-variance-authority';
import { pageAddressLine } from '@shared/places/place-line';
import { Avatar, avatarClass } from '../../../ui/display/avatar';
import { Badge } from '../../../ui/display/badge';
import { PinIcon } from '../../../ui/display/icons';
import { nameClass, needsSans } from '../../../ui/display/name';

const portrait = '-ms-1 -mt-7 self-start [--d:min(4.5rem,20vw)] lg:row-span-2 lg:-mt-10 lg:[--d:8rem]';

/** What the head shows of a tailor. */
export type HeadOfTailor = Pick<
  PublicTailor,
  | 'id'
  | 'businessName'
  | 'city'
  | 'state'
  | 'country'
  | 'zipcode'
  | 'isActive'
  | 'profilePictureUrl'
  | 'profilePictureSrcset'
>;

export interface TailorHeadProps {
  tailor: HeadOfTailor | undefined;
  /** Shown until the tailor is loaded. */
  placeholder?: { name: ReactNode; address: ReactNode };
}

/** The name and town of the tailor. The heading element stays the same while the name loads, so that it keeps the focus. */
export function TailorHead({ tailor, placeholder }: TailorHeadProps) {
  const name = tailor?.businessName ?? '';
  const address = tailor && pageAddressLine(tailor);
  return (
    <div className="relative grid cols-start-auto items-end gap-x-3 lg:gap-x-5" data-who>
      {tailor ? (
        <Avatar
          seed={tailor.id}
          name={tailor.businessName}
          src={tailor.profilePictureUrl}
          srcSet={tailor.profilePictureSrcset}
          sizes="(min-width: 960px) 128px, 72px"
          alt={tailor.businessName}
          frame="page"
          className={portrait}
        />
      ) : (
        <span className={avatarClass({ frame: 'page', className: portrait })} />
      )}
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 pt-2 lg:pt-4">
        <h1 className={cx('min-w-0 text-title wrap-anywhere', needsSans(name) && nameClass(name))} dir="auto">
          {tailor ? tailor.businessName : placeholder?.name}
        </h1>
        {tailor?.isActive && <Badge tone="ok">Active</Badge>}
      </div>
      {address && (
        <p className="col-span-full mt-1.5 flex items-start gap-1.5 text-small/[1.4] text-muted lg:col-start-2 lg:text-body/[1.4]">
          <PinIcon className="mt-px size-4.5 flex-none" />
          <span dir="auto">{address}</span>
        </p>
      )}
      {!tailor && placeholder?.address}
    </div>
  );
}
