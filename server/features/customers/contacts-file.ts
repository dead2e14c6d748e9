import { BRAND } from '@shared/site/brand';
import { customerFields } from '@shared/customers/fields';
import { customerDetails } from '@shared/customers/values';
import type { ArchiveLine } from '../../archive/reader';
import { contentLines } from '../../archive/content-lines';
import type { customers } from './tables';

type ClientLine = ArchiveLine<typeof customers>;

/** Yields the clients as contacts of vCard 3.0 (RFC 2426), which every phone and address book reads. */
export async function* contacts(batches: AsyncIterable<readonly ClientLine[]>): AsyncGenerator<string> {
  for await (const clients of batches) yield clients.map(contact).join('');
}

function contact(client: ClientLine): string {
  const { id, name, updatedAt } = client;
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `PRODID:-//${BRAND}//EN`,
    `UID:urn:uuid:${id}`,
    `REV:${updatedAt}`,
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    ...customerDetails.flatMap((field) => {
      const text = client[field];
      return text ? `${customerFields[field].vcard}:${escaped(text)}` : [];
    }),
    'END:VCARD',
  ]);
}

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
