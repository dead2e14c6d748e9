import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { countryCode } from './address';

/**
 * A number that can be dialled from everywhere (E.164), however it was written: '+234 803 555 0142', '00234…' or, with the
 * country's prefix added, '0803 555 0142' -> '+2348035550142'. Undefined for what can be no number there.
 */
export function internationalNumber(number: string, country: string): string | undefined {
  const written = number.trim().replace(/^00(?=[1-9])/, '+');
  const parsed = parsePhoneNumberFromString(written, countryCode(country) as CountryCode | undefined);
  return parsed?.isPossible() ? parsed.number : undefined;
}

/**
 * The link that opens a WhatsApp chat with `text` written already, from a number however it was written. One that no
 * country knows keeps its digits; none gives null.
 */
export function whatsappUrl(number: string | null, country: string, text = ''): string | null {
  const digits = number?.replace(/\D/g, '');
  if (!number || !digits) return null;
  const chat = `https://wa.me/${internationalNumber(number, country)?.slice(1) ?? digits}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
