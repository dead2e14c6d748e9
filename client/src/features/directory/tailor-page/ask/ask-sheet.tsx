import { currencyOf } from '@shared/tailor/currencies';
import type { PublicTailor } from '@shared/directory/contract';
import { useRef, useState } from 'react';
import { textOf } from '../../../../sharing/message-pieces';
import { MessagePreview } from '../../../../sharing/message-preview';
import { buttonClass } from '../../../../ui/controls/button';
import { MessageIcon, WhatsappIcon } from '../../../../ui/display/contact-icons';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/overlays/dialog';
import { countContact } from '../../count-contact';
import { AskFields } from './ask-fields';
import { type Answers, messageOf, noAnswers } from './message';
import '../../../../styles/later.css';
import { contactsOf } from '../contact-link';

export interface AskDraft {
  answers: Answers;
  /** The visitor's own words instead of the composed message. */
  words?: string;
}

interface AskSheetProps {
  tailor: PublicTailor;
  draft: AskDraft | undefined;
  onChange: (draft: AskDraft) => void;
  onClose: () => void;
}

/** Composes a message to the tailor, which the visitor sends with WhatsApp or as an SMS. */
export function AskSheet({ tailor, draft = { answers: noAnswers }, onChange, onClose }: AskSheetProps) {
  const [today] = useState(() => new Date());
  const first = useRef<HTMLElement>(null);
  const currency = tailor.fromPrices?.currency ?? currencyOf(tailor.country);
  const { greeting, fullUntil } = tailor;
  const pieces = messageOf(draft.answers, { greeting, currency, today, fullUntil });
  const { whatsapp, sms } = linksWith(draft.words ?? textOf(pieces), tailor);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      firstFocus={first}
      title="Ask about a garment"
      description={`${tailor.businessName} gets it from your own phone. Nothing is kept here.`}
    >
      <DialogBody className="grid gap-4">
        <AskFields
          garments={tailor.serviceCategories}
          currency={currency}
          today={today}
          fullUntil={fullUntil}
          answers={draft.answers}
          onChange={(change) => onChange({ ...draft, answers: { ...draft.answers, ...change } })}
          first={(element) => {
            first.current = element?.querySelector<HTMLElement>('button, input') ?? null;
          }}
        />
        <MessagePreview pieces={pieces} words={draft.words} onChange={(words) => onChange({ ...draft, words })} />
      </DialogBody>
      <DialogFoot line tight>
        {sms && (
          <a
            className={buttonClass({ variant: whatsapp ? 'secondary' : 'primary' }, 'whitespace-nowrap')}
            href={sms}
            onClick={() => countContact(tailor.profileSlug, 'sms')}
          >
            <MessageIcon />
            Send SMS
          </a>
        )}
        {whatsapp && (
          <a
            className={buttonClass({ variant: 'primary' }, 'whitespace-nowrap')}
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            onClick={() => countContact(tailor.profileSlug, 'whatsapp')}
          >
            <WhatsappIcon />
            Open WhatsApp
          </a>
        )}
      </DialogFoot>
    </Dialog>
  );
}

/** Returns the page's own links for WhatsApp and SMS with another text; undefined if the tailor has no such number. */
function linksWith(text: string, tailor: PublicTailor) {
  const contacts = contactsOf(tailor);
  const link = (wanted: 'whatsapp' | 'sms') => {
    const href = contacts.find(({ by }) => by === wanted)?.href;
    return href && withText(href, wanted === 'sms' ? '?&body=' : '?text=', text);
  };
  return { whatsapp: link('whatsapp'), sms: link('sms') };
}

function withText(href: string, query: string, text: string): string {
  return href.split('?', 1)[0] + query + encodeURIComponent(text);
}
