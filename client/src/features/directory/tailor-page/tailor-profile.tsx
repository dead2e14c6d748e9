import type { ReactNode } from 'react';
import { BRAND } from '@shared/site/brand';
import type { PublicTailor } from '@shared/directory/contract';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { type HeadOfTailor, TailorHead, type TailorHeadProps } from './tailor-head';
import { ContactLink, contactsInBar } from './contact-link';

export const Sections = lazyPart(async () => (await import('./sections')).Sections);

export interface TailorProfileProps {
  tailor: PublicTailor | undefined;
  /** Shown until the tailor is loaded. `known` is what a card of the directory has told before. */
  placeholder?: TailorHeadProps['placeholder'] & { sections: ReactNode; known?: HeadOfTailor };
}

/** Everything below the banner. */
export function TailorProfile({ tailor, placeholder }: TailorProfileProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-6 pb-16 lg:cols-end-86 lg:gap-x-16 lg:gap-y-10 lg:pb-20">
      <TailorHead tailor={tailor ?? placeholder?.known} placeholder={placeholder} />
      {tailor ? <Found tailor={tailor} /> : placeholder?.sections}
    </div>
  );
}

function Found({ tailor }: { tailor: PublicTailor }) {
  usePageTitle(`${tailor.businessName} - ${BRAND}`, { whole: true });
  return (
    <>
      <Sections tailor={tailor} />
      <ContactBar tailor={tailor} />
    </>
  );
}

/** The first two contacts, fixed at the bottom below 960 px. The contact card leaves them out there. Paper has the numbers alone. */
function ContactBar({ tailor }: { tailor: PublicTailor }) {
  const contacts = contactsInBar(tailor);
  if (contacts.length === 0) return null;
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap gap-2 border-t border-hairline bg-surface px-gutter pb-safe-2 pt-2 lg:hidden print:hidden"
      role="group"
      aria-label="Quick contact"
    >
      {contacts.map((contact) => (
        <ContactLink key={contact.label} contact={contact} slug={tailor.profileSlug} className="flex-1" />
      ))}
    </div>
  );
}
