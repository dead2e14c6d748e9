import { LRUCache } from 'lru-cache';
import { greetingTo } from '@shared/greeting';
import { whatsappUrl as linkTo } from '@shared/phone';
import type { ObjectStorage } from '../../storage/object-storage';
import { jpegName, srcsetOf } from '../../storage/picture-names';

interface TailorRow {
  businessName: string;
  whatsapp: string | null;
  country: string;
  firstMessage: string | null;
  profilePictureKey: string | null;
  profilePictureWidths: number[];
}

/** Adds the response's computed fields to a tailor's row. The country gives the prefix of a local WhatsApp number. */
export function presenting(storage: Pick<ObjectStorage, 'publicUrl'>) {
  return <T extends TailorRow>(tailor: T) => {
    const { profilePictureKey: key, profilePictureWidths } = tailor;
    const { greeting, whatsappUrl } = contactOf(tailor);
    const profilePictureUrl = key && storage.publicUrl(jpegName(key));
    const profilePictureSrcset = profilePictureUrl ? srcsetOf(profilePictureUrl, profilePictureWidths) || null : null;
    return { ...tailor, greeting, whatsappUrl, profilePictureUrl, profilePictureSrcset };
  };
}

interface Contact {
  greeting: string;
  whatsappUrl: string | null;
}

/** Parsing a phone number is the most expensive part of a search's answer, and searches repeat the same tailors. */
const contacts = new LRUCache<string, Contact>({ max: 10_000 });

function contactOf(tailor: TailorRow): Contact {
  const { businessName, firstMessage, whatsapp, country } = tailor;
  const key = `${businessName}\0${firstMessage}\0${whatsapp}\0${country}`;
  const known = contacts.get(key);
  if (known) return known;
  const greeting = greetingTo(tailor);
  const contact = { greeting, whatsappUrl: linkTo(whatsapp, country, greeting) };
  contacts.set(key, contact);
  return contact;
}
