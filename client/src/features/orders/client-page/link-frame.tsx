import type { LinkedTailor } from '@shared/orders/linked-order';
import { placeLine } from '@shared/places/place-line';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { Avatar } from '../../../ui/display/avatar';
import { Cloth } from '../../../ui/display/cloth';
import { Name } from '../../../ui/display/name';
import { Logo } from '../../../ui/layout/logo';

/** The page of a link around its content: the shop's cloth and name above, the product below. It runs no script. */
export function LinkFrame({ tailor, children }: { tailor: LinkedTailor; children: ReactNode }) {
  const { id, businessName, profileSlug, profilePictureUrl, profilePictureSrcset } = tailor;
  return (
    <>
      <Cloth seed={id} cut="banner" className="block h-14 w-full object-cover cloth pinked sm:h-24" />
      <main id="main" tabIndex={-1} className="wrap pb-10">
        <a
          href={paths.tailor(profileSlug)}
          className="group relative mb-5 flex min-h-tap items-center gap-3 text-ink no-underline"
        >
          <Avatar
            seed={id}
            name={businessName}
            src={profilePictureUrl}
            srcSet={profilePictureSrcset}
            sizes="64px"
            frame="page"
            className="-ms-1 -mt-4 [--d:4rem]"
          />
          <span className="min-w-0 pt-1">
            <Name className="block text-name/tight wrap-anywhere group-hover:underline">{businessName}</Name>
            <span className="text-small text-muted">{placeLine(tailor)}</span>
          </span>
        </a>
        {children}
      </main>
      <footer className="wrap flex items-center justify-between gap-4 border-t border-hairline py-3 text-micro text-muted">
        <Logo inHeader={false} />
        <a href={paths.privacy()} className="inline-flex min-h-tap items-center">
          Privacy
        </a>
      </footer>
    </>
  );
}
