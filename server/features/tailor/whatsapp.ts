import { whatsappUrl } from '@shared/phone';

/** The row with the link that opens its WhatsApp chat; the country gives the prefix to a local number. */
export function withWhatsappUrl<T extends { whatsapp: string | null; country: string }>(tailor: T) {
  return { ...tailor, whatsappUrl: whatsappUrl(tailor.whatsapp, tailor.country) };
}
