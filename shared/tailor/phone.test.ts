import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callUrl, internationalNumber, isSameNumber, isWholeNumber, shownNumber, smsUrl, whatsappUrl } from './phone';

describe('the links to call and to text', () => {
  it.each([
    ['+1 718 555-0142', '', '+17185550142'],
    ['0803 555 0142', 'Nigeria', '+2348035550142'],
    ['+44 (0)20 7946 0018', 'United Kingdom', '+442079460018'],
    ['(020) 7946 0018', 'United Kingdom', '+442079460018'],
    // Not possible numbers are dialled as they are written.
    ['(020) 7946 0018', '', '02079460018'],
    ['٠١٠٠٥٥٥٢٢٠١', 'Egypt', '+201005552201'],
    ['12-34', 'Nigeria', '1234'],
    ['+999 (0)12', '', '+99912'],
  ])('of %s in %s', (number, country, dialled) => {
    expect(callUrl(number, country)).toBe(`tel:${dialled}`);
    expect(smsUrl(number, country, 'Ẹ kú, A & B?')).toBe(
      `sms:${dialled}?&body=%E1%BA%B8%20k%C3%BA%2C%20A%20%26%20B%3F`,
    );
  });

  it.each([null, '', 'ask me'])('are null for %j', (number) => {
    expect([callUrl(number, 'Nigeria'), smsUrl(number, 'Nigeria', 'Hello')]).toEqual([null, null]);
  });
});

describe('the link to a WhatsApp chat', () => {
  it.each([
    ['0803 555 0142', 'Nigeria', '2348035550142'],
    ['+234 803 555 0142', 'Nigeria', '2348035550142'],
    ['+234 803 555 0142', 'Ghana', '2348035550142'],
    ['00234 803 555 0142', 'Nigeria', '2348035550142'],
    ['07700 900123', 'United Kingdom', '447700900123'],
    ['(718) 555-0123', 'United States', '17185550123'],
    ['050 123 4567', 'United Arab Emirates', '971501234567'],
    ['+1 (718) 555-0123', '', '17185550123'],
    ['٠١٠٠٥٥٥٢٢٠١', 'Egypt', '201005552201'],
    ['۰۱۰۰۵۵۵۲۲۰۱', 'Egypt', '201005552201'],
    ['९८५५०७०१००', 'India', '919855070100'],
    ['12-34', 'Nigeria', '1234'],
  ])('from %j in %s', (number, country, digits) => {
    expect(whatsappUrl(number, country)).toBe(`https://wa.me/${digits}`);
  });

  it('contains the first message', () => {
    const url = whatsappUrl('+1 718 555 0123', '', 'Hello “Ada & Co”?\nYes');
    expect(url).toBe('https://wa.me/17185550123?text=Hello%20%E2%80%9CAda%20%26%20Co%E2%80%9D%3F%0AYes');
  });

  it.each([null, '', 'ask me'])('is null for %j', (number) => {
    expect(whatsappUrl(number, 'Nigeria')).toBeNull();
  });
});

describe('a number as it is read', () => {
  it.each([
    ['+2348035550142', 'Nigeria', '0803 555 0142'],
    ['08035550142', 'Nigeria', '0803 555 0142'],
    ['00234 803 555 0142', 'Nigeria', '0803 555 0142'],
    ['+2348035550142', 'Ghana', '+234 803 555 0142'],
    ['+2348035550142', '', '+234 803 555 0142'],
    ['+447700900123', 'United Kingdom', '07700 900123'],
    ['+44 (0)7700 900123', 'United Kingdom', '07700 900123'],
    ['7185550142', 'United States', '(718) 555-0142'],
    ['+1 416 555 0142', 'United States', '(416) 555-0142'],
    ['+49 151 23456789', 'Germany', '01512 3456789'],
    ['050 123 4567', 'United Arab Emirates', '050 123 4567'],
    ['+971501234567', 'Nigeria', '+971 50 123 4567'],
    ['+91 98765 43210', 'India', '098765 43210'],
    ['12-34', 'Nigeria', '12-34'],
    ['ask her sister', 'Nigeria', 'ask her sister'],
    ['0803 555 0142', '', '0803 555 0142'],
    ['0803 555 0142 or 0805 111 2222', 'Nigeria', '0803 555 0142 or 0805 111 2222'],
  ])('%j in %s is %j', (number, country, shown) => expect(shownNumber(number, country)).toBe(shown));

  it('is the same number again, whatever was typed', () => {
    const digits = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String);
    const typed = fc
      .tuple(fc.constantFrom('+234 ', '+44', '+1-', '0', '00971 ', ''), digits)
      .map((parts) => parts.join(''));
    const countries = fc.constantFrom('Nigeria', 'United Kingdom', 'United States', 'Germany', 'India', '');
    fc.assert(
      fc.property(typed, countries, (number, country) => {
        const shown = shownNumber(number, country);
        expect(internationalNumber(shown, country)).toBe(internationalNumber(number, country));
        expect(isSameNumber(shown, number, country)).toBe(true);
      }),
    );
  });
});

describe('the same number', () => {
  it.each([
    ['0803 555 0142', '+234 803 555 0142', 'Nigeria', true],
    ['00234-803-555-0142', '08035550142', 'Nigeria', true],
    ['0803 555 0142', '+234 803 555 0142', 'Ghana', false],
    ['0803 555 0142', '0803 555 0143', 'Nigeria', false],
    ['07700 900123', '+1 770 090 0123', 'United Kingdom', false],
    ['+44 (0)20 7946 0018', '020 7946 0018', 'United Kingdom', true],
    ['12-34', '1234', 'Nigeria', true],
    ['12-34', '0 1234', 'Nigeria', false],
    ['', '', 'Nigeria', false],
    ['ask', 'ask', 'Nigeria', false],
  ])('%j and %j in %s: %s', (one, other, country, is) => {
    expect(isSameNumber(one, other, country)).toBe(is);
    expect(isSameNumber(other, one, country)).toBe(is);
  });
});

describe('isWholeNumber', () => {
  it.each([
    ['0803 555 0142', 'Nigeria', true],
    ['8035550142', 'Nigeria', true],
    ['2348035550142', 'Nigeria', true],
    ['0803 555 014', 'Nigeria', false],
    ['447700900142', 'Nigeria', false],
    ['+44 7700 900142', 'Nigeria', true],
    ['+44 7700', 'Nigeria', false],
    ['00234 803 555 0142', '', true],
    ['0803 555 0142', '', undefined],
  ])('of %s in %j is %j', (number, country, is) => expect(isWholeNumber(number, country)).toBe(is));
});
