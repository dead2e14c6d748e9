import { BRAND } from '@shared/brand';
import type { PublicTailor } from '@shared/directory';
import type { Ref } from 'react';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Seam } from '../../ui/seam';
import { shareOrCopy } from '../../ui/share-or-copy';
import { contactsOf, ContactLink } from './contact-link';
import { TakeAlong } from './take-along';

interface ContactCardProps {
  tailor: PublicTailor;
  ref: Ref<HTMLElement>;
}

/** Every way to reach the tailor; from 960 px it stays in view beside the page. */
export function ContactCard({ tailor, ref }: ContactCardProps) {
  const share = () => shareOrCopy(`${tailor.businessName} - ${BRAND}`, paths.tailor(tailor.profileSlug));
  return (
    <aside className="side" aria-label="Contact" ref={ref}>
      <div className="card card--pad contact">
        <div className="acts">
          {contactsOf(tailor).map((contact) => (
            <ContactLink key={contact.label} contact={contact} size="lg" />
          ))}
          <Button variant="ghost" className="acts__share" onClick={() => void share()}>
            <Icon name="share" />
            Share Profile
          </Button>
        </div>
        <TakeAlong tailor={tailor} />
        <Numbers tailor={tailor} />
      </div>
    </aside>
  );
}

function Numbers({ tailor: { phone, whatsapp } }: { tailor: PublicTailor }) {
  const otherWhatsapp = whatsapp !== phone && whatsapp;
  if (!phone && !otherWhatsapp) return null;
  return (
    <>
      <Seam />
      <dl className="facts-list">
        {phone && <Number label="Phone" number={phone} />}
        {otherWhatsapp && <Number label="WhatsApp" number={otherWhatsapp} />}
      </dl>
    </>
  );
}

function Number({ label, number }: { label: string; number: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{number}</dd>
    </div>
  );
}
