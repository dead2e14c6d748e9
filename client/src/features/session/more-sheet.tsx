import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths';
import { LogoutLink } from '../../ui/controls/logout-link';
import type { IconComponent } from '../../ui/display/icon';
import { ChevronIcon, GalleryIcon } from '../../ui/display/later-icons';
import { EyeIcon, InfoIcon, LogoutIcon, SettingsIcon } from '../../ui/display/workroom-icons';
import { Dialog, DialogBody } from '../../ui/overlays/dialog';
import { galleryQuery } from '../gallery/queries';
import { myTailorQuery } from '../tailor-profile/queries';
import { isWithin } from './is-within';

interface MoreSheetProps {
  hasOperator: boolean;
  onClose: () => void;
}

/** The places for which the bar of a phone has no room. */
export function MoreSheet({ hasOperator, onClose }: MoreSheetProps) {
  const { data: tailor } = useQuery(myTailorQuery);
  const { data: images } = useQuery(galleryQuery);
  const place = { onClick: onClose };
  return (
    <Dialog open onOpenChange={onClose} title="More">
      <DialogBody>
        <ul role="list" className="-my-2 divide-y divide-hairline">
          <Place
            {...place}
            href={paths.gallery()}
            icon={GalleryIcon}
            title="Gallery"
            text={picturesText(images?.length)}
          />
          <Place
            {...place}
            href={paths.settings()}
            icon={SettingsIcon}
            title="Settings"
            text="Your business, prices, messages"
          />
          <Place
            {...place}
            href={paths.decisions()}
            icon={InfoIcon}
            title="Decisions"
            text="Messages about your page"
          />
          {hasOperator && (
            <Place {...place} href={paths.operator()} icon={EyeIcon} title="Operator" text="Reports about pages" />
          )}
          <li>
            <LogoutLink className={placeClass}>
              <PlaceText icon={LogoutIcon} title="Logout">
                {tailor && <span dir="auto">{tailor.businessName}</span>}
              </PlaceText>
            </LogoutLink>
          </li>
        </ul>
      </DialogBody>
    </Dialog>
  );
}

/** @param count undefined while it is not known */
function picturesText(count: number | undefined): string {
  if (count === undefined) return 'The pictures on your page';
  if (count === 0) return 'No pictures on your page yet';
  return count === 1 ? '1 picture on your page' : `${count.toLocaleString('en')} pictures on your page`;
}

const placeClass =
  'flex min-h-16 items-center gap-3.5 py-1.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2 here:text-action-ink';

interface PlaceProps {
  href: string;
  icon: IconComponent;
  title: string;
  text: string;
  onClick: () => void;
}

function Place({ href, icon, title, text, onClick }: PlaceProps) {
  const [location] = useLocation();
  return (
    <li>
      <Link
        replace
        href={href}
        className={placeClass}
        aria-current={isWithin(location, href) ? 'page' : undefined}
        onClick={onClick}
      >
        <PlaceText icon={icon} title={title}>
          {text}
        </PlaceText>
      </Link>
    </li>
  );
}

function PlaceText({ icon: Icon, title, children }: { icon: IconComponent; title: string; children: ReactNode }) {
  return (
    <>
      <Icon className="size-5.5 text-muted" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="block text-compact/tight">{title}</b>
        <span className="text-micro/snug text-muted">{children}</span>
      </span>
      <ChevronIcon className="size-4.5 text-muted" />
    </>
  );
}
