import type { PublicTailor } from '@shared/directory';
import { contactsOf, ContactLink } from './contact-link';

/** Below 960 px, under the thumb while the contact card is out of view: the two shortest ways. */
export function ContactBar({ tailor }: { tailor: PublicTailor }) {
  const contacts = contactsOf(tailor).slice(0, 2);
  if (contacts.length === 0) return null;
  return (
    <div className="contact-bar" role="group" aria-label="Quick contact">
      {contacts.map((contact) => (
        <ContactLink key={contact.label} contact={contact} />
      ))}
    </div>
  );
}
