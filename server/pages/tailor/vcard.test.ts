import type { PublicTailor } from '@shared/directory/contract';
import ICAL from 'ical.js';
import Vcf from 'vcf';
import { parse as parseVcard4 } from 'vcard4';
import { describe, expect, it } from 'vitest';
import { noFacts } from '../../../tests/support/no-facts';
import { vcard } from './vcard';

const tailor: PublicTailor = {
  id: '6f1c1c1e-5b0a-4a57-9f0e-2f8f7f9f3a11',
  businessName: 'Adunni Couture',
  phone: '0803 555 0142',
  whatsapp: null,
  whatsappUrl: null,
  callUrl: 'tel:+2348035550142',
  smsUrl: null,
  greeting: 'Hello',
  city: 'Lagos',
  state: '',
  zipcode: '100001',
  country: 'Nigeria',
  bio: null,
  profilePictureUrl: null,
  profilePictureSrcset: null,
  latitude: null,
  longitude: null,
  primaryServiceCategories: ['Wedding & Bridal', 'Alterations & Repairs'],
  culturalSubCategories: [],
  serviceCategories: [],
  profileSlug: 'adunni-couture',
  isActive: true,
  ...noFacts,
  fullUntil: null,
  keptPromises: null,
  createdAt: '2025-01-02T03:04:05.678Z',
  updatedAt: '2025-11-12T13:14:15.678Z',
};

const page = 'https://seamfolk.example/tailors/adunni-couture';
const cardOf = (changes: Partial<PublicTailor> = {}, links = {}) =>
  vcard({ ...tailor, ...changes }, { page, ...links });

/** Unfolds and parses a vCard (RFC 6350): values by property name with parameters. */
function parsed(card: string): Record<string, string> {
  const lines = card
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

const unescaped = (value = '') =>
  value.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

describe('vcard', () => {
  it('contains name, place and services', () => {
    expect(parsed(cardOf())).toEqual({
      BEGIN: 'VCARD',
      VERSION: '4.0',
      PRODID: '-//Seamfolk//EN',
      UID: 'urn:uuid:6f1c1c1e-5b0a-4a57-9f0e-2f8f7f9f3a11',
      REV: '20251112T131415Z',
      KIND: 'org',
      FN: 'Adunni Couture',
      N: ';;;;',
      ORG: 'Adunni Couture',
      'X-ABShowAs': 'COMPANY',
      'TEL;VALUE=uri;TYPE="work,voice"': 'tel:+2348035550142',
      'ADR;TYPE=work': ';;;Lagos;;100001;Nigeria',
      'URL;TYPE=work': page,
      CATEGORIES: 'Wedding & Bridal,Alterations & Repairs',
      NOTE: 'Wedding & Bridal\\, Alterations & Repairs',
      END: 'VCARD',
    });
  });

  it('begins with its version and ends every line with CRLF', () => {
    expect(cardOf()).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
    expect(cardOf()).toMatch(/\r\nEND:VCARD\r\n$/);
    expect(cardOf().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('adds the chat, the place and the picture', () => {
    const picture = 'https://seamfolk.example/pictures/a.jpg';
    expect(
      parsed(cardOf({ whatsapp: '+44 7700 900123', latitude: 6.5244, longitude: 3.3792 }, { picture })),
    ).toMatchObject({
      'TEL;VALUE=uri;TYPE="work,cell,text"': 'tel:+447700900123',
      'item1.URL': 'https://wa.me/447700900123',
      'item1.X-ABLabel': 'WhatsApp',
      GEO: 'geo:6.5244,3.3792',
      PHOTO: picture,
    });
  });

  it.each([
    ['00234 803 555 0142', 'Nigeria', 'tel:+2348035550142'],
    ['(718) 555-0142', 'United States', 'tel:+17185550142'],
    ['+44 (0)20 7946 0018', 'Nigeria', 'tel:+442079460018'],
  ])('has an international number for %s of %s', (phone, country, uri) => {
    expect(parsed(cardOf({ phone, country }))['TEL;VALUE=uri;TYPE="work,voice"']).toBe(uri);
  });

  it.each([
    ['0803 555 0142', '+234 803 555 0142'],
    ['+2348035550142', '0803-555-0142'],
    ['ring 12', 'ring 12'],
  ])('has one telephone for %s and the WhatsApp number %s', (phone, whatsapp) => {
    const names = Object.keys(parsed(cardOf({ phone, whatsapp })));
    expect(names.filter((name) => name.startsWith('TEL'))).toHaveLength(1);
    expect(names).toContain('item1.URL');
  });

  it.each<[string, Partial<PublicTailor>]>([
    ['everything', { state: 'LA', whatsapp: '+44 7700 900123', latitude: 6.5244, longitude: 3.3792 }],
    ['as little as possible', { phone: null, zipcode: '', primaryServiceCategories: [] }],
    [
      'a number that no country knows',
      { phone: 'ring 12, ask for Ada', businessName: 'Ada: "Sons" & \\ Co, 👗'.repeat(5) },
    ],
  ])('is accepted by vcard4, ical.js and vcf with %s', (_what, changes) => {
    const card = cardOf(changes, { picture: 'https://seamfolk.example/pictures/a.jpg' });
    const name = changes.businessName ?? tailor.businessName;
    expect(parseVcard4(card)).toHaveProperty('properties');
    expect(new ICAL.Component(ICAL.parse(card)).getFirstPropertyValue('fn')).toBe(name);
    const cards = Vcf.parse(card);
    expect(cards).toHaveLength(1);
    expect(unescaped(String(cards[0]?.get('fn').valueOf()))).toBe(name);
  });

  it('keeps a number as written if it is not valid in any country', () => {
    const { 'TEL;VALUE=text;TYPE="work,voice"': number } = parsed(cardOf({ phone: 'ring 12, ask for Ada' }));
    expect(unescaped(number)).toBe('ring 12, ask for Ada');
  });

  it('leaves out empty fields', () => {
    const names = Object.keys(parsed(cardOf({ phone: null, primaryServiceCategories: [] })));
    expect(names.filter((name) => /^(TEL|item1|GEO|PHOTO|CATEGORIES|NOTE)/.test(name))).toEqual([]);
  });

  it.each([
    ['commas, semicolons and backslashes', 'Ada, Sons; & \\ Co', 'Ada, Sons; & \\ Co'],
    ['line breaks that would begin another property', 'Ada\r\nTEL:+1\nEND:VCARD', 'Ada TEL:+1 END:VCARD'],
    ['what turns the direction around', '\u202eAda', 'Ada'],
    ['colons and quotes', 'Ada: "Tailors"', 'Ada: "Tailors"'],
  ])('is valid with %s', (_what, businessName, read) => {
    const { FN, ORG, END } = parsed(cardOf({ businessName }));
    expect([unescaped(FN), unescaped(ORG), END]).toEqual([read, read, 'VCARD']);
  });

  it('folds lines at 75 bytes, never within a character', () => {
    const businessName = 'சென்னை தையல் கடை 👗 '.repeat(6).trim();
    const card = cardOf({ businessName });
    for (const line of card.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    expect(parsed(card).FN).toBe(businessName);
  });
});
