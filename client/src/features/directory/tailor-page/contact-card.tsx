import type { PublicTailor } from '@shared/directory/contract';
import { cx } from 'class-variance-authority';
import { ShareButton } from '../../../sharing/share-button';
import { Card } from '../../../ui/layout/card';
import { Seam } from '../../../ui/layout/seam';
import { AskButton } from './ask/ask-button';
import { Beside } from './page-parts';
import { contactsInBar, contactsOf, ContactLink } from './contact-link';
import { SaveOptions } from './save-options';
import { TailorFacts } from './tailor-facts';

/** Every way to contact the tailor; from 960 px it stays in view beside the page. */
export function ContactCard({ tailor }: { tailor: PublicTailor }) {
  return (
    <Beside aria-label="Contact">
      <Card className="grid grid-cols-1 gap-3.5">
        <Ways tailor={tailor} />
        <AskButton tailor={tailor} />
        <Numbers tailor={tailor} />
        <TailorFacts tailor={tailor} />
        <Seam />
        <SaveAndShare tailor={tailor} />
      </Card>
    </Beside>
  );
}

/** The contacts. Below 960 px, the first two are in the bar at the bottom. */
function Ways({ tailor }: { tailor: PublicTailor }) {
  const contacts = contactsOf(tailor);
  if (contacts.length === 0) return null;
  const inBar = contactsInBar(tailor).length;
  // Two contacts other than the phone are placed side by side.
  const isAlone = contacts.filter(({ by }) => by !== 'phone').length === 1;
  return (
    <div className={cx('grid grid-cols-2 gap-2', contacts.length === inBar && 'max-lg:hidden')}>
      {contacts.map((contact, index) => (
        <ContactLink
          key={contact.label}
          contact={contact}
          slug={tailor.profileSlug}
          size="lg"
          className={cx(
            index < inBar && 'max-lg:hidden',
            contact.by === 'phone' || isAlone ? 'col-span-full' : 'max-lg:col-span-full',
          )}
        />
      ))}
    </div>
  );
}

function Numbers({ tailor: { phone, whatsapp } }: { tailor: PublicTailor }) {
  const otherWhatsapp = whatsapp !== phone && whatsapp;
  if (!phone && !otherWhatsapp) return <p className="text-small text-muted">No phone or WhatsApp given</p>;
  return (
    <dl className="grid gap-2">
      {phone && <Number label="Phone" number={phone} />}
      {otherWhatsapp && <Number label="WhatsApp" number={otherWhatsapp} />}
    </dl>
  );
}

function Number({ label, number }: { label: string; number: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="tabular-nums" dir="auto">
        {number}
      </dd>
    </div>
  );
}

function SaveAndShare({ tailor }: { tailor: PublicTailor }) {
  return (
    <div className="-mx-3 -my-2 flex flex-wrap items-center justify-between">
      <ShareButton tailor={tailor} variant="ghost" size="s" />
      <SaveOptions tailor={tailor} />
    </div>
  );
}
