import { LRUCache } from 'lru-cache';
import { greetingTo } from '@shared/greeting';
import { whatsappUrl } from '@shared/phone';
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
  const greeting = greetingTo(tailor);
  return {
    ...tailor,
    greeting,
    whatsappUrl: tailor.whatsapp ? chatWith(tailor.whatsapp, tailor.country, greeting) : null,
    profilePictureSrcset: profilePictureUrl ? srcsetOf(profilePictureUrl, profilePictureWidths) || null : null,
  };
}

/** Reading a number is the dearest part of a search's answer, and the same tailors are found again and again. */
const chats = new LRUCache<string, { url: string | null }>({ max: 10_000 });

function chatWith(whatsapp: string, country: string, greeting: string): string | null {
  const key = JSON.stringify([whatsapp, country, greeting]);
  const chat = chats.get(key) ?? { url: whatsappUrl(whatsapp, country, greeting) };
  chats.set(key, chat);
  return chat.url;
}
