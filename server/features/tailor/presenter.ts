import { LRUCache } from 'lru-cache';
import { greetingTo } from '@shared/tailor/greeting';
import { callUrl, smsUrl, whatsappUrl } from '@shared/tailor/phone';
import type { ObjectStorage } from '../../storage/object-storage';
import { jpegName, srcsetOf } from '../../storage/picture-names';

interface TailorRow {
  businessName: string;
  phone: string | null;
  whatsapp: string | null;
  country: string;
  firstMessage: string | null;
  profilePictureKey: string | null;
  profilePictureWidths: number[];
  profilePictureHiddenAt: Date | string | null;
}

/** Adds the response's computed fields to a tailor's row. The country gives the prefix of a local number. */
export function tailorPresenter(storage: Pick<ObjectStorage, 'publicUrl'>) {
  return <T extends TailorRow>(tailor: T) => {
    return { ...tailor, ...contactOf(tailor), ...profilePictureOf(storage, tailor) };
  };
}

/** Returns the current addresses of a tailor's profile picture; nulls while the operator hides it. */
export function profilePictureOf(
  storage: Pick<ObjectStorage, 'publicUrl'>,
  {
    profilePictureKey,
    profilePictureWidths,
    profilePictureHiddenAt,
  }: Pick<TailorRow, 'profilePictureKey' | 'profilePictureWidths' | 'profilePictureHiddenAt'>,
) {
  const key = profilePictureHiddenAt ? null : profilePictureKey;
  const profilePictureUrl = key && storage.publicUrl(jpegName(key));
  const profilePictureSrcset = profilePictureUrl ? srcsetOf(profilePictureUrl, profilePictureWidths) || null : null;
  return { profilePictureUrl, profilePictureSrcset };
}

/** Adds the computed fields like `tailorPresenter`, with the addresses of a hidden profile picture: for its owner and operators. */
export function ownTailorPresenter(storage: Pick<ObjectStorage, 'publicUrl'>) {
  const present = tailorPresenter(storage);
  return <T extends TailorRow>(tailor: T) => {
    const { profilePictureHiddenAt } = tailor;
    return { ...present({ ...tailor, profilePictureHiddenAt: null }), profilePictureHiddenAt };
  };
}

interface Contact {
  greeting: string;
  callUrl: string | null;
  smsUrl: string | null;
  whatsappUrl: string | null;
}

/** Parsing a phone number is the most expensive part of a search's answer, and searches repeat the same tailors. */
const contacts = new LRUCache<string, Contact>({ max: 10_000 });

function contactOf(tailor: TailorRow): Contact {
  const { businessName, firstMessage, phone, whatsapp, country } = tailor;
  const key = `${businessName}\0${firstMessage}\0${phone}\0${whatsapp}\0${country}`;
  const known = contacts.get(key);
  if (known) return known;
  const greeting = greetingTo(tailor);
  const contact = {
    greeting,
    callUrl: callUrl(phone, country),
    smsUrl: smsUrl(whatsapp || phone, country, greeting),
    whatsappUrl: whatsappUrl(whatsapp, country, greeting),
  };
  contacts.set(key, contact);
  return contact;
}
