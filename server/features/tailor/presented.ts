import { LRUCache } from 'lru-cache';
import { greetingTo } from '@shared/greeting';
import { whatsappUrl as linkTo } from '@shared/phone';
import { srcsetOf } from '../../storage/picture-names';

interface TailorRow {
  businessName: string;
  whatsapp: string | null;
  country: string;
  firstMessage: string | null;
  profilePictureUrl: string | null;
  profilePictureWidths: number[];
}

/** A tailor's row with what the wire adds to it; the country gives the prefix to a local WhatsApp number. */
export function presented<T extends TailorRow>(tailor: T) {
  const { profilePictureUrl, profilePictureWidths } = tailor;
  const { greeting, whatsappUrl } = contactOf(tailor);
  const profilePictureSrcset = profilePictureUrl ? srcsetOf(profilePictureUrl, profilePictureWidths) || null : null;
  return { ...tailor, greeting, whatsappUrl, profilePictureSrcset };
}

interface Contact {
  greeting: string;
  whatsappUrl: string | null;
}

/** Reading a number is the dearest part of a search's answer, and the same tailors are found again and again. */
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
