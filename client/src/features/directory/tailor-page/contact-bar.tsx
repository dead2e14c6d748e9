import type { PublicTailor } from '@shared/directory/contract';
import { contactsInBar, ContactLink } from './contact-link';

/** The first two contacts, fixed at the bottom below 960 px. The contact card leaves them out there. Paper has the numbers alone. */
export function ContactBar({ tailor }: { tailor: PublicTailor }) {
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
