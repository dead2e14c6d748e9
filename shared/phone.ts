import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { countryCode } from './address';

/**
 * Returns a number in the international format (E.164): '+234 803 555 0142', '00234…' and, with the prefix of `country`,
 * '0803 555 0142' -> '+2348035550142'. Returns undefined if the number is not possible.
 */
export function internationalNumber(number: string, country: string): string | undefined {
  const written = number.trim().replace(/^00(?=[1-9])/, '+');
  const parsed = parsePhoneNumberFromString(written, countryCode(country) as CountryCode | undefined);
  return parsed?.isPossible() ? parsed.number : undefined;
}

/**
 * Returns the link to a WhatsApp chat with `text` as the first message, from a number in any spelling. A number that is not
 * possible is used by its digits. Returns null without digits.
 */
export function whatsappUrl(number: string | null, country: string, text = ''): string | null {
  const digits = number?.replace(/\D/g, '');
  if (!number || !digits) return null;
  const chat = `https://wa.me/${internationalNumber(number, country)?.slice(1) ?? digits}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
