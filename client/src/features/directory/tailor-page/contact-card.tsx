import type { PublicTailor } from '@shared/directory/contract';
import { cx } from 'class-variance-authority';
import { ShareButton } from '../../../sharing/share-button';
import { Card } from '../../../ui/layout/card';
import { Seam } from '../../../ui/layout/seam';
import { AskButton } from './ask/ask-button';
import { Beside } from './page-parts';
import { ContactLink, contactsInBar, contactsOf } from './contact-link';
import { TailorFacts } from './tailor-facts';
import { useState } from 'react';
import { useOneAtATime } from '../../../lib/one-at-a-time';
import { paths } from '../../../paths';
import { PersonIcon, QrIcon } from '../../../ui/display/later-icons';
import { loadPart } from './load-part';
import type { QrDialog } from './qr-dialog';

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

const quiet =
  'inline-flex min-h-tap touch-manipulation items-center justify-center gap-1.5 rounded border border-transparent px-2.5 py-2 text-center text-small leading-tight font-medium text-balance text-muted no-underline transition-paint duration-fast no-flash hover:bg-wash hover:text-ink';

/** Secondary ways to save a tailor: to the address book, or as a QR code. */
function SaveOptions({ tailor }: { tailor: PublicTailor }) {
  const [opened, setOpened] = useState<{ QrDialog: typeof QrDialog }>();
  const openQr = useOneAtATime(async () => {
    const part = await loadPart(() => import('./qr-dialog'));
    if (part) setOpened({ QrDialog: part.QrDialog });
  });
  return (
    <div className="flex flex-wrap">
      <a className={quiet} href={paths.tailorContact(tailor.profileSlug)} download>
        <PersonIcon className="size-4" />
        Save contact
      </a>
      <button type="button" className={quiet} aria-haspopup="dialog" onClick={() => void openQr()}>
        <QrIcon className="size-4" />
        QR code
      </button>
      {opened && <opened.QrDialog tailor={tailor} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
