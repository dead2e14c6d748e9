import type { PublicTailor } from '@shared/directory/contract';
import { contactsOf } from '../contact-link';

/** Returns the page's own links for WhatsApp and SMS with another text; undefined if the tailor has no such number. */
export function linksWith(text: string, tailor: PublicTailor) {
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
