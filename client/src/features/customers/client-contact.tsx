import type { Customer } from '@shared/customers/contract';
import { callUrl, isSameNumber, shownNumber, whatsappUrl } from '@shared/tailor/phone';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button';
import { CallIcon, ChatIcon } from '../../ui/display/workroom-icons';
import { myTailorQuery } from '../tailor-profile/queries';

/** Call and WhatsApp with the number below each; one number below both if it is the same. Renders nothing without a number. */
export function ClientContact({ customer: { name, phone, whatsapp } }: { customer: Customer }) {
  const { data: tailor } = useQuery(myTailorQuery);
  if (!phone && !whatsapp) return null;
  const country = tailor?.country ?? '';
  const isSame = phone !== null && whatsapp !== null && isSameNumber(phone, whatsapp, country);
  const shown = (number: string) => <Shown>{shownNumber(number, country)}</Shown>;
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <ContactLink href={callUrl(phone, country)} title={`Call ${name}`} number={!isSame && shown(phone)}>
          <CallIcon />
          Call
        </ContactLink>
      )}
      {whatsapp && (
        <ContactLink
          href={whatsappUrl(whatsapp, country)}
          title={`WhatsApp chat with ${name}`}
          isOutside
          number={!isSame && shown(whatsapp)}
        >
          <ChatIcon />
          WhatsApp
        </ContactLink>
      )}
      {isSame && <div className="-mt-1 basis-full">{shown(phone)}</div>}
    </div>
  );
}

interface ContactLinkProps {
  /** Null if the number cannot be dialled. */
  href: string | null;
  title: string;
  /** Opens a new tab. */
  isOutside?: boolean;
  number: ReactNode;
  children: ReactNode;
}

function ContactLink({ href, title, isOutside, number, children }: ContactLinkProps) {
  return (
    <div className="grid min-w-0 grow basis-34 content-start gap-1">
      {href && (
        <a
          href={href}
          {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
          title={title}
          className={buttonClass()}
        >
          {children}
        </a>
      )}
      {number}
    </div>
  );
}

function Shown({ children }: { children: string }) {
  return <p className="text-center text-small wrap-anywhere text-muted lining-nums tabular-nums">{children}</p>;
}
