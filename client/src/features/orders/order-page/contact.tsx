import type { Customer } from '@shared/customers/contract';
import { callUrl, whatsappUrl } from '@shared/tailor/phone';
import { useQuery } from '@tanstack/react-query';
import { orderPaths } from '../../../order-paths';
import { buttonClass, LinkButton } from '../../../ui/controls/button';
import { CallIcon, ChatIcon, PrintIcon } from '../../../ui/display/workroom-icons';
import { myTailorQuery } from '../../tailor-profile/queries';
import { icon } from '../../../ui/display/icon';

/** Side by side, or below one another where large text leaves no room. */
const pairClass = 'flex flex-wrap gap-2 *:flex-1';

/** Call and WhatsApp, as far as there is a number. */
export function Contact({ customer: { name, phone, whatsapp } }: { customer: Customer }) {
  const { data: tailor } = useQuery(myTailorQuery);
  const country = tailor?.country ?? '';
  const call = callUrl(phone ?? whatsapp, country);
  const chat = whatsappUrl(whatsapp ?? phone, country);
  if (!call && !chat) return null;
  return (
    <div className={pairClass}>
      {call && (
        <a className={buttonClass()} href={call} title={`Call ${name}`}>
          <CallIcon />
          Call
        </a>
      )}
      {chat && (
        <a className={buttonClass()} href={chat} target="_blank" rel="noreferrer" title={`WhatsApp chat with ${name}`}>
          <ChatIcon />
          WhatsApp
        </a>
      )}
    </div>
  );
}

/** The papers of an order, to print or to send. */
export function Papers({ orderId }: { orderId: string }) {
  return (
    <div className={pairClass}>
      <LinkButton href={orderPaths.orderReceipt(orderId)}>
        <PrintIcon />
        Receipt
      </LinkButton>
      <LinkButton href={orderPaths.orderTags(orderId)}>
        <TagIcon />
        Tags
      </LinkButton>
    </div>
  );
}

const TagIcon = icon(
  <>
    <path d="M6.5 9.5 12 4l5.5 5.5V19a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19z" />
    <path d="M12 9.3h.01" strokeWidth="2.6" />
  </>,
);
