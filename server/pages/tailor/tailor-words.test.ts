import { describe, expect, it } from 'vitest';
import { shortened, previewDescription, tailorDescription } from './tailor-words';

const tailor = {
  businessName: 'Adunni Couture',
  bio: null,
  city: 'Lagos',
  state: '',
  country: 'Nigeria',
  primaryServiceCategories: ['Wedding & Bridal'],
  serviceCategories: ['Agbada', 'Kaftan'],
};

describe('tailorDescription', () => {
  it('is the bio on one line', () => {
    expect(tailorDescription({ ...tailor, bio: 'First fitting is free.\nEvenings from six.' })).toBe(
      'First fitting is free. Evenings from six.',
    );
  });

  it.each([null, ' \n '])('contains services and place if the bio is %j', (bio) => {
    expect(tailorDescription({ ...tailor, bio })).toBe(
      'Adunni Couture in Lagos, Nigeria: Wedding & Bridal, Agbada, Kaftan. Look at the work, then call, text or write on WhatsApp.',
    );
  });
});

describe('previewDescription', () => {
  it('begins with the sign of a closed book, and is as short as the others', () => {
    const bio = 'We sew. '.repeat(40);
    const description = previewDescription({ ...tailor, bio, fullUntil: '2026-06-16' });
    expect(description).toMatch(/^Takes new orders from 16 June\. We sew\. /);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(previewDescription({ ...tailor, bio, fullUntil: null })).toBe(tailorDescription({ ...tailor, bio }));
  });
});

describe('shortened', () => {
  it.each([
    ['short', 10, 'short'],
    ['one two three', 10, 'one two…'],
    ['one two, three', 10, 'one two…'],
    [
      '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}\u{1F468}\u200d\u{1F469}\u200d\u{1F467}',
      12,
      '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}…',
    ],
  ])('%j in %i -> %j', (text, length, cut) => expect(shortened(text, length)).toBe(cut));

  it('cuts texts without spaces, and a word that is too long', () => {
    expect(shortened('婚紗和旗袍的裁縫師傅'.repeat(20), 155).length).toBeGreaterThan(140);
    expect(shortened('a'.repeat(300), 155)).toBe(`${'a'.repeat(154)}…`);
  });
});
