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
    whatsappUrl: whatsappUrl(tailor.whatsapp, tailor.country, greeting),
    profilePictureSrcset: profilePictureUrl ? srcsetOf(profilePictureUrl, profilePictureWidths) || null : null,
  };
}
