import type { PublicTailor } from '@shared/directory/contract';
import { buttonClass } from '../../../ui/controls/button';
import { MessageIcon, PhoneIcon, WhatsappIcon } from '../../../ui/display/contact-icons';
import { countContact } from '../count-contact';

interface Contact {
  label: string;
  href: string;
  by: keyof typeof icons;
}

const icons = { phone: PhoneIcon, whatsapp: WhatsappIcon, sms: MessageIcon };

/**
 * Returns the ways to contact a tailor, the quickest first. Messages start with the greeting. A text message goes to the
 * WhatsApp number if there is one.
 */
export function contactsOf({ callUrl, whatsappUrl, smsUrl }: PublicTailor): Contact[] {
  return [
    ...(callUrl ? [{ label: 'Call Now', href: callUrl, by: 'phone' } as const] : []),
    ...(whatsappUrl ? [{ label: 'WhatsApp', href: whatsappUrl, by: 'whatsapp' } as const] : []),
    ...(smsUrl ? [{ label: 'Send SMS', href: smsUrl, by: 'sms' } as const] : []),
  ];
}

/** Returns the contacts in the bar at the bottom of narrow screens: the first two. */
export const contactsInBar = (tailor: PublicTailor): Contact[] => contactsOf(tailor).slice(0, 2);

interface ContactLinkProps {
  contact: Contact;
  /** The tailor's. */
  slug: string;
  /** For a phone call, the primary action. */
  size?: 'lg';
  className?: string;
}

export function ContactLink({ contact: { label, href, by }, slug, size, className }: ContactLinkProps) {
  const Icon = icons[by];
  const isCall = by === 'phone';
  const opensApp = by === 'whatsapp' && { target: '_blank', rel: 'noreferrer' };
  return (
    <a
      className={buttonClass(isCall ? { variant: 'primary', size } : {}, className)}
      href={href}
      onClick={() => countContact(slug, by)}
      {...opensApp}
    >
      <Icon />
      {label}
    </a>
  );
}
