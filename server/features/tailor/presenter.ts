import { LRUCache } from 'lru-cache';
import { withMessage } from '@shared/tailor/chat-url';
import { greetingTo } from '@shared/tailor/greeting';
import { callUrl, smsUrl, whatsappUrl } from '@shared/tailor/phone';
import { pictureAddresses } from '@shared/pictures/picture-files';
import type { ObjectStorage } from '../../storage/object-storage';
import { closedUntil } from './book-closed';

interface TailorRow {
  businessName: string;
  phone: string | null;
  whatsapp: string | null;
  country: string;
  firstMessage: string | null;
  profilePictureKey: string | null;
  profilePictureWidths: number[];
  profilePictureHiddenAt: Date | string | null;
  fullUntil: string | null;
  takesOrdersAt: Date | null;
}

/** Adds the response's computed fields to a tailor's row. The country gives the prefix of a local number. */
export function tailorPresenter(storage: Pick<ObjectStorage, 'publicUrl'>) {
  return <T extends TailorRow>(tailor: T) => {
    const fullUntil = closedUntil(tailor, new Date());
    return { ...tailor, ...contactOf(tailor), ...profilePictureOf(storage, tailor), fullUntil };
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
  if (!profilePictureKey || profilePictureHiddenAt) return { profilePictureUrl: null, profilePictureSrcset: null };
  const widths = profilePictureWidths;
  const picture = { key: profilePictureKey, width: widths.at(-1) ?? 0, widths };
  const { src, srcSet } = pictureAddresses(storage.publicUrl(''), picture);
  return { profilePictureUrl: src, profilePictureSrcset: srcSet || null };
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

function contactOf(tailor: TailorRow): Contact {
  const { callUrl, chatUrl, messageUrl } = linksOf(tailor);
  const greeting = greetingTo(tailor);
  return {
    greeting,
    callUrl,
    smsUrl: messageUrl && `${messageUrl}${encodeURIComponent(greeting)}`,
    whatsappUrl: chatUrl && withMessage(chatUrl, greeting),
  };
}

/** Links to a tailor's numbers: to call, to a WhatsApp chat without a text, and to a text message whose text follows. */
interface NumberLinks {
  callUrl: string | null;
  chatUrl: string | null;
  messageUrl: string | null;
}

/** Parsing a phone number is the most expensive part of a search's answer, and searches repeat the same tailors. */
const knownLinks = new LRUCache<string, NumberLinks>({ max: 10_000 });

/** Returns the links to a tailor's numbers; null for a number without digits. */
export function linksOf({ phone, whatsapp, country }: Pick<TailorRow, 'phone' | 'whatsapp' | 'country'>): NumberLinks {
  const key = `${phone}\0${whatsapp}\0${country}`;
  const known = knownLinks.get(key);
  if (known) return known;
  const links = {
    callUrl: callUrl(phone, country),
    chatUrl: whatsappUrl(whatsapp, country),
    messageUrl: smsUrl(whatsapp || phone, country, ''),
  };
  knownLinks.set(key, links);
  return links;
}
