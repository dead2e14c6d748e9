import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { countryCode } from '../places/address';
import { withMessage } from './chat-url';

/**
 * Returns a number in the international format (E.164): '+234 803 555 0142', '00234…' and, with the prefix of `country`,
 * '0803 555 0142' -> '+2348035550142'. Returns undefined if the number is not possible.
 */
export function internationalNumber(number: string, country: string): string | undefined {
  return possible(number, country)?.number;
}

/**
 * Returns the number as it is read in `country`: '+2348035550142' -> '0803 555 0142' in Nigeria, '+234 803 555 0142' elsewhere.
 * Returns a number that is not possible as it is written.
 */
export function shownNumber(number: string, country: string): string {
  const parsed = possible(number, country);
  if (!parsed) return number;
  const home = countryCode(country) as CountryCode | undefined;
  const isHome = home !== undefined && parsed.countryCallingCode === getCountryCallingCode(home);
  return isHome ? parsed.formatNational() : parsed.formatInternational();
}

/** Returns whether two spellings are one number: '0803 555 0142' and '+2348035550142' in Nigeria. */
export function isSameNumber(one: string, other: string, country: string): boolean {
  if (numberEnd(one) === '' || numberEnd(one) !== numberEnd(other)) return false;
  return dialled(one, country) === dialled(other, country);
}

/**
 * Returns whether a number can be whole. One with a country code has as many digits as numbers there have. One without is in the
 * numbering plan of `country`: '0803 555 014' has too few digits for Nigeria, and '447700900142' begins with another country's code.
 * Returns undefined if that cannot be known without a country.
 */
export function isWholeNumber(number: string, country: string): boolean | undefined {
  const hasCode = /^\s*\(?(?:\+|00[1-9])/.test(number);
  if (!hasCode && !countryCode(country)) return undefined;
  const parsed = possible(number, country);
  return parsed !== undefined && (hasCode || parsed.isValid());
}

/** Returns the last six digits, which all spellings of a number share: quick to compare before `isSameNumber`. */
export function numberEnd(number: string): string {
  return number.replace(/\D/g, '').slice(-6);
}

/** The library knows no '00' where a country has another prefix for calls abroad, but people write it everywhere. */
function possible(number: string, country: string) {
  const written = number.trim().replace(/^00(?=[1-9])/, '+');
  const parsed = parsePhoneNumberFromString(written, countryCode(country) as CountryCode | undefined);
  return parsed?.isPossible() ? parsed : undefined;
}

/**
 * Returns the number as a phone dials it: in the international format, or else by its digits. A number that is written with a
 * country code but is not possible loses its '(0)'. Returns undefined without digits.
 */
function dialled(number: string | null, country: string): string | undefined {
  if (!number) return undefined;
  const international = internationalNumber(number, country);
  if (international) return international;
  const written = number.trim();
  const isInternational = written.startsWith('+');
  const digits = (isInternational ? written.replace('(0)', '') : written).replace(/\D/g, '');
  return digits ? `${isInternational ? '+' : ''}${digits}` : undefined;
}

/** Returns the link that calls a number in any spelling: 'tel:+2348035550142'. Returns null without digits. */
export function callUrl(number: string | null, country: string): string | null {
  const dials = dialled(number, country);
  return dials ? `tel:${dials}` : null;
}

/**
 * Returns the link that opens a text message with `body` filled in; both Android and iOS understand `?&`. Returns null without
 * digits.
 */
export function smsUrl(number: string | null, country: string, body: string): string | null {
  const dials = dialled(number, country);
  return dials ? `sms:${dials}?&body=${encodeURIComponent(body)}` : null;
}

/**
 * Returns the link to a WhatsApp chat with `text` as the first message, from a number in any spelling. A number that is not
 * possible is used by its digits. Returns null without digits.
 */
export function whatsappUrl(number: string | null, country: string, text = ''): string | null {
  const digits = number?.replace(/\D/g, '');
  if (!number || !digits) return null;
  return withMessage(`https://wa.me/${internationalNumber(number, country)?.slice(1) ?? digits}`, text);
}
