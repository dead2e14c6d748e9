import { slugSchema } from '@shared/tailor/contract';
import { describe, expect, it } from 'vitest';
import { suggestSlug } from './slug-suggestion';

describe('suggestSlug', () => {
  it.each([
    ['Adéṣínà & Mehta Tailoring', 'adesina-and-mehta-tailoring'],
    ['Amina’s Atelier', 'aminas-atelier'],
    ["O'Brien Suits", 'obrien-suits'],
    ['  Double   spaced -- name ', 'double-spaced-name'],
    ['Nguyễn Áo Dài', 'nguyen-ao-dai'],
    ['Şükrü Terzi Işık', 'sukru-terzi-isik'],
    ['Größe Søstre Łódź', 'grosse-sostre-lodz'],
    ['Ɗanja Ƙira', 'danja-kira'],
    ['Studio 54', 'studio-54'],
    ['Ünal', 'unal'],
    ['Jo', 'jo-tailor'],
    ['Me', 'me-tailor'],
    ['Search', 'search-tailor'],
    ['Support', 'support-tailor'],
    ['ﬁne Ｓtitch', 'fine-stitch'],
  ])('turns %j into %j', (name, slug) => {
    expect(suggestSlug(name)).toBe(slug);
    expect(slugSchema.safeParse(slug).success).toBe(true);
  });

  it.each(['', '   ', '—', '裁缝', 'خياط', '&', '✂️', 'Seamfolk Lagos'])('suggests nothing for %j', (name) => {
    expect(suggestSlug(name)).toBe(name === '&' ? 'and' : '');
  });

  it('cuts a long name between words', () => {
    const slug = suggestSlug('The Honourable Company of Bespoke Tailors and Alteration Hands of Lagos');
    expect(slug).toBe('the-honourable-company-of-bespoke-tailors-and-alteration');
    expect(slug.length).toBeLessThanOrEqual(60);
  });

  it('cuts a long word at the limit', () => {
    expect(suggestSlug('x'.repeat(80))).toBe('x'.repeat(60));
  });
});
