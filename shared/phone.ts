import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { countryCode } from './address';

/**
 * The link that opens a WhatsApp chat with `text` written already, from a number however it was written:
 * '+234 803 555 0142', '00234…' or, with the country's prefix added, '0803 555 0142'. A number that no country knows keeps
 * its digits; none gives null.
 */
export function whatsappUrl(number: string | null, country: string, text = ''): string | null {
  const digits = number?.replace(/\D/g, '');
  if (!number || !digits) return null;
  const international = number.trim().replace(/^00(?=[1-9])/, '+');
  const parsed = parsePhoneNumberFromString(international, countryCode(country) as CountryCode | undefined);
  const chat = `https://wa.me/${parsed?.isPossible() ? parsed.number.slice(1) : digits}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
