import { orderLimits } from '@shared/orders/order-limits';
import type { Order } from '@shared/orders/order';
import { messageKinds, type MessageKind } from '@shared/orders/stages';
import { smsUrl, whatsappUrl } from '@shared/tailor/phone';
import { type ReactNode, useRef, useState } from 'react';
import { copyLink } from '../../../lib/share';
import { MessageKinds } from '../../../sharing/message-kinds';
import { MessagePreview } from '../../../sharing/message-preview';
import { Button, buttonClass } from '../../../ui/controls/button';
import { MessageIcon, WhatsappIcon } from '../../../ui/display/contact-icons';
import { CopyIcon } from '../../../ui/display/workroom-icons';
import { toast } from '../../../ui/feedback/toast';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlays/dialog';
import { useOrderActs } from '../use-order-acts';
import { firstName } from '../words';
import { KeepWords } from './keep-words';
import { LanguageLine } from './language-line';
import { messagesFor } from './use-message';
import { useMessage } from './use-message';

interface TellDialogProps {
  order: Order;
  /** The message that is shown first; by default the one that fits the order's state. */
  kind?: MessageKind;
  onClose: () => void;
}

/** A message to the client, which the tailor sends by WhatsApp or SMS. Sending it is remembered in `told`. */
export function TellDialog({ order, kind: first, onClose }: TellDialogProps) {
  const acts = useOrderActs();
  const message = useMessage(order, first);
  const { customer, kind, language, words, text } = message;
  const [isKeeping, setKeeping] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  const [phone, whatsapp] = [customer?.phone ?? null, customer?.whatsapp ?? null];
  const country = message.tailor?.country ?? '';
  const links = {
    sms: smsUrl(phone ?? whatsapp, country, text),
    whatsapp: whatsappUrl(whatsapp ?? phone, country, text),
  };
  const hasNumber = links.sms !== null || links.whatsapp !== null;
  const kinds = [...new Set([kind, ...messagesFor(order, message.today)])].sort(byName);
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
  const change = (changed: string | undefined) => {
    setKeeping(false);
    message.setWords(changed);
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
      dirty={message.isChanged}
    >
      <DialogBody className="grid grid-cols-1 gap-3">
        <div ref={start} tabIndex={-1} className="no-shadow outline-0">
          <MessageKinds
            kinds={kinds}
            value={kind}
            onChoose={(chosen) => {
              setKeeping(false);
              message.setKind(chosen);
            }}
          />
        </div>
        <MessagePreview
          key={`${kind} ${language}`}
          pieces={message.pieces}
          words={words}
          onChange={change}
          maxLength={orderLimits.message}
          hint={`At most ${orderLimits.message} characters.`}
          back="Use the message again"
          lang={language}
          actions={
            words?.trim() && !isKeeping ? (
              <Button variant="ghost" size="s" onClick={() => setKeeping(true)}>
                Keep these words
              </Button>
            ) : undefined
          }
        />
        {isKeeping && words && <KeepWords message={message} words={words} onClose={() => setKeeping(false)} />}
        <LanguageLine
          message={message}
          onChoose={(chosen) => {
            setKeeping(false);
            message.setLanguage(chosen);
          }}
        >
          {hasNumber && (
            <Button variant="ghost" size="s" className="ms-auto -me-3" onClick={() => void copy()}>
              <CopyIcon />
              Copy
            </Button>
          )}
        </LanguageLine>
      </DialogBody>
      <DialogFoot line tight>
        {!hasNumber && (
          <Button variant="primary" onClick={() => void copy()}>
            <CopyIcon />
            Copy
          </Button>
        )}
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
