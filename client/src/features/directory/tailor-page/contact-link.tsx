import type { PublicTailor } from '@shared/directory';
import { buttonClass } from '../../../ui/controls/button';
import { Icon, type IconName } from '../../../ui/display/icon';
import { smsHref, telHref } from '../dial';

interface Contact {
  label: string;
  href: string;
  icon: IconName;
}

/**
 /**
 * Returns the ways to contact a tailor, the quickest first. Messages start with the greeting. A text message goes to the
 * WhatsApp number if there is one.
 */
export function contactsOf({ phone, whatsapp, whatsappUrl, greeting }: PublicTailor): Contact[] {
  const smsNumber = whatsapp || phone;
  return [
    ...(phone ? [{ label: 'Call Now', href: telHref(phone), icon: 'phone' } as const] : []),
    ...(whatsappUrl ? [{ label: 'WhatsApp', href: whatsappUrl, icon: 'whatsapp' } as const] : []),
    ...(smsNumber ? [{ label: 'Send SMS', href: smsHref(smsNumber, greeting), icon: 'message' } as const] : []),
  ];
}

interface ContactLinkProps {
  contact: Contact;
  /** For a phone call, the primary action. */
  size?: 'lg';
  className?: string;
}

export function ContactLink({ contact: { label, href, icon }, size, className }: ContactLinkProps) {
  const isCall = icon === 'phone';
  const opensApp = icon === 'whatsapp' && { target: '_blank', rel: 'noreferrer' };
  return (
    <a className={buttonClass(isCall ? { variant: 'primary', size } : {}, className)} href={href} {...opensApp}>
      <Icon name={icon} />
      {label}
    </a>
  );
}
