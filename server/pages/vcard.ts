import { BRAND } from '@shared/brand';
import type { PublicTailor } from '@shared/directory';
import { oneLine } from '@shared/one-line';
import { internationalNumber, whatsappUrl } from '@shared/phone';

/** Absolute addresses. */
interface CardLinks {
  page: string;
  picture?: string;
}

/** Lines are folded at this many bytes of UTF-8 (RFC 6350, 3.2). */
const lineBytes = 75;

/** A tailor as a contact for an address book: vCard 4.0 (RFC 6350). Empty fields are left out. */
export function vcard(tailor: PublicTailor, { page, picture }: CardLinks): string {
  const { businessName, phone, whatsapp, country, latitude, longitude, primaryServiceCategories: services } = tailor;
  const name = escaped(businessName);
  const chat = whatsappUrl(whatsapp, country);
  const properties = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `PRODID:-//${BRAND}//EN`,
    `UID:urn:uuid:${tailor.id}`,
    `REV:${tailor.updatedAt.replace(/\.\d+|[-:]/g, '')}`,
    'KIND:org',
    `FN:${name}`,
    // Some address books want a name of parts; the next line tells others to show the business.
    'N:;;;;',
    `ORG:${name}`,
    'X-ABShowAs:COMPANY',
    telephone(phone, country, 'work,voice'),
    dialled(whatsapp, country) !== dialled(phone, country) && telephone(whatsapp, country, 'work,cell,text'),
    // A link that every phone opens. iOS shows the label; SOCIALPROFILE of RFC 9554 is unknown to many readers.
    ...(chat ? [`item1.URL:${chat}`, 'item1.X-ABLabel:WhatsApp'] : []),
    `ADR;TYPE=work:;;;${[tailor.city, tailor.state, tailor.zipcode, country].map(escaped).join(';')}`,
    latitude !== null && longitude !== null && `GEO:geo:${latitude},${longitude}`,
    `URL;TYPE=work:${page}`,
    picture && `PHOTO:${picture}`,
    services.length > 0 && `CATEGORIES:${services.map(escaped).join(',')}`,
    services.length > 0 && `NOTE:${escaped(services.join(', '))}`,
    'END:VCARD',
  ];
  return properties.flatMap((property) => (property ? `${folded(property)}\r\n` : [])).join('');
}

/** An international number is a `tel:` link; any other number stays as it is written. */
function telephone(number: string | null, country: string, types: string): string {
  if (!number) return '';
  const international = internationalNumber(number, country);
  return international
    ? `TEL;VALUE=uri;TYPE="${types}":tel:${international}`
    : `TEL;VALUE=text;TYPE="${types}":${escaped(number)}`;
}

/** The same text for the same number: '0803 555 0142' and '+234 803 555 0142' of Nigeria are equal. */
function dialled(number: string | null, country: string): string | null {
  return number && (internationalNumber(number, country) ?? number);
}

function escaped(text: string): string {
  return oneLine(text).replace(/[\\,;]/g, (character) => `\\${character}`);
}

/** Between characters, never within one; every line but the first begins with a space. */
function folded(property: string): string {
  let bytes = 0;
  let lines = '';
  for (const character of property) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      lines += '\r\n ';
      bytes = 1;
    }
    lines += character;
    bytes += size;
  }
  return lines;
}
