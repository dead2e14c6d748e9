import type { ReactNode } from 'react';
import { useSession } from '../../../lib/api/session';
import { sessionLink } from '../../../lib/navigation/session-link';
import { Cloth } from '../../../ui/display/cloth';
import { PlainHeader } from '../../../ui/layout/plain-header';
import { SiteFooter } from '../../../ui/layout/site-footer';
import { BackToSearch } from '../back-to-search';
import { TailorProfile, type TailorProfileProps } from './tailor-profile';

/** The page of a tailor; placeholders until the tailor is loaded. */
export function TailorView({ tailor, placeholder }: TailorProfileProps) {
  const id = (tailor ?? placeholder?.known)?.id;
  return (
    <TailorFrame>
      <div className="h-11 sm:h-28">
        {id && <Cloth key={id} seed={id} cut="banner" className="size-full object-cover cloth pinked" />}
      </div>
      <TailorProfile tailor={tailor} placeholder={placeholder} />
    </TailorFrame>
  );
}

/** The page without its content. Its bottom leaves room for the contact bar. */
export function TailorFrame({ children }: { children: ReactNode }) {
  const { state } = useSession();
  return (
    <div className="max-lg:pb-[calc(4.25rem+env(safe-area-inset-bottom))] print:pb-0!">
      <PlainHeader start={<BackToSearch />} {...sessionLink(state)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
