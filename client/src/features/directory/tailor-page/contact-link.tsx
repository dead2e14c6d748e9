import type { PublicTailor } from '@shared/directory';
import { buttonClass } from '../../../ui/controls/button';
import { MessageIcon, PhoneIcon, WhatsappIcon } from '../../../ui/display/icons';
import { smsHref, telHref } from '../dial';

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
export function contactsOf({ phone, whatsapp, whatsappUrl, greeting }: PublicTailor): Contact[] {
  const smsNumber = whatsapp || phone;
  return [
    ...(phone ? [{ label: 'Call Now', href: telHref(phone), by: 'phone' } as const] : []),
    ...(whatsappUrl ? [{ label: 'WhatsApp', href: whatsappUrl, by: 'whatsapp' } as const] : []),
    ...(smsNumber ? [{ label: 'Send SMS', href: smsHref(smsNumber, greeting), by: 'sms' } as const] : []),
  ];
}

interface ContactLinkProps {
  contact: Contact;
  /** For a phone call, the primary action. */
  size?: 'lg';
  className?: string;
}

export function ContactLink({ contact: { label, href, by }, size, className }: ContactLinkProps) {
  const Icon = icons[by];
  const isCall = by === 'phone';
  const opensApp = by === 'whatsapp' && { target: '_blank', rel: 'noreferrer' };
  return (
    <a className={buttonClass(isCall ? { variant: 'primary', size } : {}, className)} href={href} {...opensApp}>
      <Icon />
      {label}
    </a>
  );
}
