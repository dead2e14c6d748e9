import { describe, expect, it } from 'vitest';
import { whatsappUrl } from './phone';

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
