import { BRAND } from '@shared/brand';
import type { PublicTailor } from '@shared/directory';
import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import { paths } from '../../../paths';
import { Button } from '../../../ui/controls/button';
import { Card } from '../../../ui/layout/card';
import { ShareIcon } from '../../../ui/display/icons';
import { Seam } from '../../../ui/layout/seam';
import { shareOrCopy } from '../../../ui/feedback/share-or-copy';
import { Beside } from './page-parts';
import { contactsOf, ContactLink } from './contact-link';
import { SaveOptions } from './save-options';

interface ContactCardProps {
  tailor: PublicTailor;
  ref: Ref<HTMLElement>;
}

/** Every way to contact the tailor; from 960 px it stays in view beside the page. */
export function ContactCard({ tailor, ref }: ContactCardProps) {
  const contacts = contactsOf(tailor);
  // Two contacts other than the phone are placed side by side.
  const isAlone = contacts.filter(({ by }) => by !== 'phone').length === 1;
  const share = () => shareOrCopy(`${tailor.businessName} - ${BRAND}`, paths.tailor(tailor.profileSlug));
  return (
    <Beside aria-label="Contact" ref={ref}>
      <Card className="grid gap-4">
        <div className="grid grid-cols-2 gap-2">
          {contacts.map((contact) => (
            <ContactLink
              key={contact.label}
              contact={contact}
              size="lg"
              className={cx((contact.by === 'phone' || isAlone) && 'col-span-full')}
            />
          ))}
          <Button variant="ghost" className="col-span-full" onClick={() => void share()}>
            <ShareIcon />
            Share Profile
          </Button>
        </div>
        <SaveOptions tailor={tailor} />
        <Numbers tailor={tailor} />
      </Card>
    </Beside>
  );
}

function Numbers({ tailor: { phone, whatsapp } }: { tailor: PublicTailor }) {
  const otherWhatsapp = whatsapp !== phone && whatsapp;
  if (!phone && !otherWhatsapp) return null;
  return (
    <>
      <Seam />
      <dl className="grid gap-3">
        {phone && <Number label="Phone" number={phone} />}
        {otherWhatsapp && <Number label="WhatsApp" number={otherWhatsapp} />}
      </dl>
    </>
  );
}

function Number({ label, number }: { label: string; number: string }) {
  return (
    <div>
      <dt className="text-micro/[1.6] text-muted">{label}</dt>
      <dd className="tabular-nums">{number}</dd>
    </div>
  );
}
