import type { Customer } from '@shared/customers';
import { callUrl, isSameNumber, shownNumber, whatsappUrl } from '@shared/phone';
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
  return (
    <div className="grid grid-flow-col grid-cols-[repeat(auto-fit,minmax(0,1fr))] grid-rows-[auto_auto] gap-x-2 gap-y-1">
      {phone && <Way href={callUrl(phone, country)} label={`Call ${name}`} text="Call" icon={<CallIcon />} />}
      {phone && <Shown number={phone} country={country} isWide={isSame} />}
      {whatsapp && (
        <Way
          href={whatsappUrl(whatsapp, country)}
          label={`WhatsApp chat with ${name}`}
          text="WhatsApp"
          icon={<ChatIcon />}
          isOutside
        />
      )}
      {whatsapp && !isSame && <Shown number={whatsapp} country={country} />}
    </div>
  );
}

interface WayProps {
  /** Null if the number cannot be dialled. */
  href: string | null;
  label: string;
  text: string;
  icon: ReactNode;
  /** Opens a new tab. */
  isOutside?: boolean;
}

function Way({ href, label, text, icon, isOutside }: WayProps) {
  if (!href) return <span className="row-start-1" />;
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      title={label}
      className={buttonClass({}, 'row-start-1')}
    >
      {icon}
      {text}
    </a>
  );
}

function Shown({ number, country, isWide }: { number: string; country: string; isWide?: boolean }) {
  return (
    <p
      className={`row-start-2 text-center text-small wrap-anywhere text-muted lining-nums tabular-nums ${isWide ? 'col-span-2 col-start-1' : ''}`}
    >
      {shownNumber(number, country)}
    </p>
  );
}
