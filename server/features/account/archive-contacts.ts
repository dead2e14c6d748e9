import { BRAND } from '@shared/site/brand';
import { foldedLine } from '../../pages/tailor/vcard';
import type { ClientLine } from './archive-rows';

/** Yields the clients as contacts of vCard 3.0 (RFC 2426), which every phone and address book reads. */
export async function* contacts(batches: AsyncIterable<readonly ClientLine[]>): AsyncGenerator<string> {
  for await (const clients of batches) yield clients.map(contact).join('');
}

function contact({ id, name, phone, whatsapp, notes, updatedAt }: ClientLine): string {
  const properties = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `PRODID:-//${BRAND}//EN`,
    `UID:urn:uuid:${id}`,
    `REV:${updatedAt}`,
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    phone && `TEL;TYPE=CELL:${escaped(phone)}`,
    // The format has no property for it. Programs that do not know the type show a mobile number.
    whatsapp && `TEL;TYPE=CELL;TYPE=X-WHATSAPP:${escaped(whatsapp)}`,
    notes && `NOTE:${escaped(notes)}`,
    'END:VCARD',
  ];
  return properties.flatMap((property) => (property ? `${foldedLine(property)}\r\n` : [])).join('');
}

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
