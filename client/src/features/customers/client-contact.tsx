import type { Customer } from '@shared/customers/contract';
import { isMessageLanguage, messageLanguageNames } from '@shared/customers/message-languages';
import { callUrl, isSameNumber, shownNumber, smsUrl, whatsappUrl } from '@shared/tailor/phone';
import { useQuery } from '@tanstack/react-query';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button';
import { MessageIcon } from '../../ui/display/contact-icons';
import { CallIcon, ChatIcon } from '../../ui/display/workroom-icons';
import { myTailorQuery } from '../tailor-profile/queries';

/** Call, WhatsApp and SMS as far as there is a number, each number once, since when they are a client, and their language. */
export function ClientContact({ customer }: { customer: Customer }) {
  const { name, phone, whatsapp, language, createdAt } = customer;
  const { data: tailor } = useQuery(myTailorQuery);
  const country = tailor?.country ?? '';
  const isSame = phone !== null && whatsapp !== null && isSameNumber(phone, whatsapp, country);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 shell:ms-12">
      <ContactLink href={callUrl(phone, country)} label={`Call ${name}`}>
        <CallIcon />
      </ContactLink>
      <ContactLink href={whatsappUrl(whatsapp, country)} label={`WhatsApp chat with ${name}`} isOutside>
        <ChatIcon />
      </ContactLink>
      <ContactLink href={smsUrl(phone ?? whatsapp, country, '')} label={`SMS to ${name}`}>
        <MessageIcon />
      </ContactLink>
      <p className="ms-1 min-w-0 text-small/tight wrap-anywhere lining-nums tabular-nums">
        {phone && <span className="block">{shownNumber(phone, country)}</span>}
        {whatsapp && !isSame && (
          <span className="block">
            {shownNumber(whatsapp, country)} <span className="text-micro text-muted">WhatsApp</span>
          </span>
        )}
        <span className="block text-micro/tight text-muted">
          Since {format(createdAt, 'MMMM yyyy')}
          {language && (
            <>
              {' · '}
              <span className="sr-only">Language: </span>
              <Language code={language} />
            </>
          )}
        </span>
      </p>
    </div>
  );
}

/** The name of a client's language; one in which there are no messages as it was written. */
function Language({ code }: { code: string }) {
  return isMessageLanguage(code) ? <bdi lang={code}>{messageLanguageNames[code]}</bdi> : <bdi>{code}</bdi>;
}

interface ContactLinkProps {
  /** Null if there is no number, or none that can be dialled. */
  href: string | null;
  label: string;
  /** Opens a new tab. */
  isOutside?: boolean;
  children: ReactNode;
}

function ContactLink({ href, label, isOutside, children }: ContactLinkProps) {
  if (!href) return null;
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      className={buttonClass({ iconOnly: true })}
      aria-label={label}
      title={label}
    >
      {children}
    </a>
  );
}
