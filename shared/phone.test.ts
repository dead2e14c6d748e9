import { describe, expect, it } from 'vitest';
import { callUrl, smsUrl, whatsappUrl } from './phone';

describe('the links to call and to text', () => {
  it.each([
    ['+1 718 555-0142', '', '+17185550142'],
    ['0803 555 0142', 'Nigeria', '+2348035550142'],
    ['+44 (0)20 7946 0018', 'United Kingdom', '+442079460018'],
    ['(020) 7946 0018', 'United Kingdom', '+442079460018'],
    // Not possible numbers are dialled as they are written.
    ['(020) 7946 0018', '', '02079460018'],
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
