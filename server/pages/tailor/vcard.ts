import { BRAND } from '@shared/site/brand';
import type { PublicTailor } from '@shared/directory/contract';
import { oneLine } from '@shared/pages/one-line';
import { internationalNumber, whatsappUrl } from '@shared/tailor/phone';
import { contentLines } from '../../archive/content-lines';

/** Absolute URLs. */
interface CardLinks {
  page: string;
  picture?: string;
}

/** Returns a tailor's contact as a vCard 4.0 (RFC 6350), without empty fields. */
export function vcard(tailor: PublicTailor, { page, picture }: CardLinks): string {
  const { businessName, phone, whatsapp, country, latitude, longitude, primaryServiceCategories: services } = tailor;
  const name = escaped(businessName);
  const chat = whatsappUrl(whatsapp, country);
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `PRODID:-//${BRAND}//EN`,
    `UID:urn:uuid:${tailor.id}`,
    `REV:${tailor.updatedAt.replace(/\.\d+|[-:]/g, '')}`,
    'KIND:org',
    `FN:${name}`,
    // Some address books require N. X-ABShowAs makes others show the business name.
    'N:;;;;',
    `ORG:${name}`,
    'X-ABShowAs:COMPANY',
    telephone(phone, country, 'work,voice'),
    dialled(whatsapp, country) !== dialled(phone, country) && telephone(whatsapp, country, 'work,cell,text'),
    // Every phone opens a URL, and iOS shows its label. Many programs do not support SOCIALPROFILE (RFC 9554).
    ...(chat ? [`item1.URL:${chat}`, 'item1.X-ABLabel:WhatsApp'] : []),
    `ADR;TYPE=work:;;;${[tailor.city, tailor.state, tailor.zipcode, country].map(escaped).join(';')}`,
    latitude !== null && longitude !== null && `GEO:geo:${latitude},${longitude}`,
    `URL;TYPE=work:${page}`,
    picture && `PHOTO:${picture}`,
    services.length > 0 && `CATEGORIES:${services.map(escaped).join(',')}`,
    services.length > 0 && `NOTE:${escaped(services.join(', '))}`,
    'END:VCARD',
  ]);
}

/** Returns a TEL property: a `tel:` URI for an international number, else the number as written. */
function telephone(number: string | null, country: string, types: string): string {
  if (!number) return '';
  const international = internationalNumber(number, country);
  return international
    ? `TEL;VALUE=uri;TYPE="${types}":tel:${international}`
    : `TEL;VALUE=text;TYPE="${types}":${escaped(number)}`;
}

/** Normalizes a number for comparison: '0803 555 0142' and '+234 803 555 0142' of Nigeria are equal. */
function dialled(number: string | null, country: string): string | null {
  return number && (internationalNumber(number, country) ?? number);
}

function escaped(text: string): string {
  return oneLine(text).replace(/[\\,;]/g, (character) => `\\${character}`);
}
