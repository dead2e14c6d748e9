import type { ReactNode } from 'react';
import { Cloth } from '../../../ui/display/cloth';
import { PlainHeader } from '../../../ui/layout/plain-header';
import { SiteFooter } from '../../../ui/layout/site-footer';
import { BackToSearch } from '../back-to-search';
import { TailorProfile, type TailorProfileProps } from './tailor-profile';

/** The page of a tailor; placeholders until the tailor is loaded. */
export function TailorView({ tailor, placeholder }: TailorProfileProps) {
  return (
    <TailorFrame>
      {tailor ? (
        <Cloth
          key={tailor.id}
          seed={tailor.id}
          cut="banner"
          className="block h-21 w-full object-cover cloth pinked sm:h-[clamp(7rem,14vw,12rem)]"
        />
      ) : (
        <div className="h-21 sm:h-[clamp(7rem,14vw,12rem)]" />
      )}
      <TailorProfile tailor={tailor} placeholder={placeholder} />
    </TailorFrame>
  );
}

/** The page without its content. Its bottom leaves room for the contact bar. */
export function TailorFrame({ children }: { children: ReactNode }) {
  return (
    <div className="max-lg:pb-[calc(4.25rem+env(safe-area-inset-bottom))] print:pb-0!">
      <PlainHeader start={<BackToSearch />} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
