import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { latinDigits } from '../contract/digits';
import { countryCode } from '../places/address';
import { withMessage } from './chat-url';
import { numbersIn } from './several-numbers';

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

/**
 * Returns whether two spellings are one number: '0803 555 0142' and '+2348035550142' in Nigeria. If a text has several numbers, one of
 * them is enough.
 */
export function isSameNumber(one: string, other: string, country: string): boolean {
  return numbersIn(one).some((each) => numbersIn(other).some((another) => isSame(each, another, country)));
}

function isSame(one: string, other: string, country: string): boolean {
  if (numberEnd(one) === '' || numberEnd(one) !== numberEnd(other)) return false;
  return compared(dialled(one, country)) === compared(dialled(other, country));
}

/** Mobile numbers of Argentina are written with a 9 behind the country code, or without it. */
const compared = (dials: string | undefined) => dials?.replace(/^\+549(?=\d{10}$)/, '+54');

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
  return latinDigits(number).replace(/\D/g, '').slice(-6);
}

/**
 * Returns the number if it is possible. The library knows no '00' where a country has another prefix for calls abroad, but people write it
 * everywhere. It also keeps digits that a country dials no more, or never did: see `corrected`.
 */
function possible(number: string, country: string) {
  const written = latinDigits(number)
    .trim()
    .replace(/^00 ?(?=[1-9])/, '+');
  const parsed = parsePhoneNumberFromString(written, countryCode(country) as CountryCode | undefined);
  const right = parsed?.isValid() ? parsed : (corrected(parsed) ?? parsed);
  return right?.isPossible() ? right : undefined;
}

/**
 * Returns a number without what people write too much, if it is one of the country then: the 0 before mobile numbers of Italy, of Qatar and
 * others that have none ('0347 555 2301', '+974 0 5555 0142'), and the prefixes of Mexico until 2019 ('+52 1', '044', '045').
 */
function corrected(parsed: ReturnType<typeof parsePhoneNumberFromString>) {
  if (!parsed) return undefined;
  const { countryCallingCode, nationalNumber } = parsed;
  const isMexican = countryCallingCode === '52';
  const shorter = nationalNumber.replace(isMexican ? /^(?:1|04[45]1?|0+)/ : /^0+/, '');
  if (shorter === nationalNumber) return undefined;
  const right = parsePhoneNumberFromString(`+${countryCallingCode}${shorter}`);
  return right?.isValid() ? right : undefined;
}

/**
 * Returns the number as a phone dials it: in the international format, or else by its digits. A number that is written with a
 * country code but is not possible loses its '(0)'. Returns undefined without digits.
 */
function dialled(text: string | null, country: string): string | undefined {
  if (!text) return undefined;
  const number = firstNumber(text, country);
  const international = internationalNumber(number, country);
  if (international) return international;
  const written = latinDigits(number).trim();
  const isInternational = written.startsWith('+');
  const digits = (isInternational ? written.replace('(0)', '') : written).replace(/\D/g, '');
  return digits ? `${isInternational ? '+' : ''}${digits}` : undefined;
}

/** Returns the number that is dialled of a text: the first of several, and the part before a slash that is a number by itself. */
function firstNumber(text: string, country: string): string {
  const [first = text, ...others] = numbersIn(text);
  if (others.length > 0) return first;
  const [before = ''] = text.split(/[/;,]/);
  const isNumber = (each: string) => possible(each, country)?.isValid() === true;
  return before !== text && isNumber(before) ? before : text;
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
  const dials = dialled(number, country);
  return dials ? withMessage(`https://wa.me/${chatNumber(dials)}`, text) : null;
}

/** WhatsApp knows mobile numbers of Argentina with the 9 behind the country code, which people leave out. */
const chatNumber = (dials: string): string => dials.replace(/\D/g, '').replace(/^54(?=[1-8]\d{9}$)/, '549');
