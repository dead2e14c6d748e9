import type { Order } from '@shared/orders/order';
import { messageKinds, type MessageKind } from '@shared/orders/stages';
import { openStateAt } from '@shared/tailor/opening-hours';
import { smsUrl, whatsappUrl } from '@shared/tailor/phone';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { copyLink } from '../../../lib/share';
import { textOf } from '../../../sharing/message-pieces';
import { MessagePreview } from '../../../sharing/message-preview';
import { Button, buttonClass } from '../../../ui/controls/button';
import { chipButtonClass } from '../../../ui/controls/chips';
import { labelClass } from '../../../ui/controls/field';
import { MessageIcon, WhatsappIcon } from '../../../ui/display/icons';
import { CopyIcon } from '../../../ui/display/workroom-icons';
import { toast } from '../../../ui/feedback/toast';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlays/dialog';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useToday } from '../queries';
import { useOrderActs } from '../use-order-acts';
import { firstName } from '../words';
import { messageLimit, messageNames, messageOf, messagesFor } from './messages';

interface TellDialogProps {
  order: Order;
  /** The message that is shown first; by default the one that fits the order's state. */
  kind?: MessageKind;
  onClose: () => void;
}

/** A message to the client, which the tailor sends by WhatsApp or SMS. Sending it is remembered in `told`. */
export function TellDialog({ order, kind: first, onClose }: TellDialogProps) {
  const today = useToday();
  const acts = useOrderActs();
  const { tailor, customer } = usePeople(order);
  const [kind, setKind] = useState(() => first ?? messagesFor(order, today)[0]);
  const [ownWords, setOwnWords] = useState<Partial<Record<MessageKind, string>>>({});
  const start = useRef<HTMLDivElement>(null);
  const facts = { order, today, clientName: customer?.name ?? '', businessName: tailor?.businessName ?? '' };
  const pieces = messageOf(kind, { ...facts, openUntil: tailor?.openUntil });
  const words = ownWords[kind];
  const text = words ?? textOf(pieces);
  const [phone, whatsapp] = [customer?.phone ?? null, customer?.whatsapp ?? null];
  const country = tailor?.country ?? '';
  const links = {
    sms: smsUrl(phone ?? whatsapp, country, text),
    whatsapp: whatsappUrl(whatsapp ?? phone, country, text),
  };
  const hasNumber = links.sms !== null || links.whatsapp !== null;
  const kinds = [...new Set([kind, ...messagesFor(order, today)])].sort(byName);
  const remember = () => {
    void acts.told(order, kind);
    // After the press, so that the link still opens.
    setTimeout(onClose);
  };
  const copy = async () => {
    if ((await copyLink(text)) === 'failed') return void toast(notCopied);
    if (hasNumber) toast({ title: 'Message copied' });
    else remember();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      firstFocus={start}
      title={customer ? `Tell ${firstName(customer.name)}` : 'Tell the client'}
      description={
        hasNumber ? 'It goes from your own phone. Nothing is sent by us.' : 'There is no number yet: copy the message.'
      }
      dirty={words !== undefined}
    >
      <DialogBody className="grid grid-cols-1 gap-3">
        <div ref={start} tabIndex={-1} className="no-shadow outline-0">
          <Kinds kinds={kinds} value={kind} onChoose={setKind} />
        </div>
        <MessagePreview
          key={kind}
          pieces={pieces}
          words={words}
          onChange={(changed) => setOwnWords({ ...ownWords, [kind]: changed })}
          maxLength={messageLimit}
          hint={`At most ${messageLimit} characters.`}
          back="Use the message again"
        />
      </DialogBody>
      <DialogFoot line tight>
        <Button variant={hasNumber ? 'ghost' : 'primary'} onClick={() => void copy()}>
          <CopyIcon />
          Copy
        </Button>
        {links.sms && (
          <SendLink href={links.sms} variant={links.whatsapp ? 'secondary' : 'primary'} onSend={remember}>
            <MessageIcon />
            SMS
          </SendLink>
        )}
        {links.whatsapp && (
          <SendLink href={links.whatsapp} variant="primary" isOutside onSend={remember}>
            <WhatsappIcon />
            WhatsApp
          </SendLink>
        )}
      </DialogFoot>
    </Dialog>
  );
}

const notCopied = {
  title: 'Error',
  description: 'The message could not be copied. Select it and copy it by hand.',
  variant: 'destructive',
} as const;

const byName = (one: MessageKind, other: MessageKind) => messageKinds.indexOf(one) - messageKinds.indexOf(other);

/** Returns the client, and the tailor with the time at which the shop closes, while it is open. */
function usePeople({ customerId }: Order) {
  const { data: tailor } = useQuery(myTailorQuery);
  const { data: customers } = useCustomers();
  const [now] = useState(() => new Date());
  const state = tailor?.openingHours ? openStateAt(tailor.openingHours, now) : undefined;
  return {
    tailor: tailor && { ...tailor, openUntil: state?.isOpen ? state.until : undefined },
    customer: customers?.find(({ id }) => id === customerId),
  };
}

interface KindsProps {
  kinds: readonly MessageKind[];
  value: MessageKind;
  onChoose: (kind: MessageKind) => void;
}

function Kinds({ kinds, value, onChoose }: KindsProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span className={labelClass()} id={id}>
        Message
      </span>
      <div className="flex flex-wrap gap-1.5" role="group" aria-labelledby={id}>
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            className={chipButtonClass()}
            aria-pressed={each === value}
            onClick={() => onChoose(each)}
          >
            {messageNames[each]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface SendLinkProps {
  href: string;
  variant: 'primary' | 'secondary';
  isOutside?: boolean;
  onSend: () => void;
  children: ReactNode;
}

function SendLink({ href, variant, isOutside, onSend, children }: SendLinkProps) {
  return (
    <a
      className={buttonClass({ variant }, 'whitespace-nowrap')}
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      onClick={onSend}
    >
      {children}
    </a>
  );
}
