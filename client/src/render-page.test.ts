import type { TailorCard } from '@shared/directory/contract';
import { firstSearchPage } from '@shared/pages/page-data';
import { searchKey } from '@shared/contract/query-keys';
import { expect, it } from 'vitest';
import { renderPage } from './render-page';
import { cards } from '../../tests/support/client/rows';

const picture = (card: number, place: number) => ({
  key: `${card}`.padStart(2, '0') + `${place}`.padStart(30, 'a'),
  size: [960, 1200] as [number, number],
  thumbhash: 'k/cJFYKHiHhweIeId4eHB3h4d4d4d4B4',
});

/** A card as full as those of the demo tailors. */
const aFullCard = (card: TailorCard, index: number): TailorCard => ({
  ...card,
  id: `eb4ffdf4-b16e-46d9-a241-58bf1ab924${index + 10}`,
  businessName: 'Lakshmi & Perera, Ladies’ and Gents’',
  profileSlug: `lakshmi-and-perera-ladies-and-gents-${index}`,
  bio: 'Aso-ebi, agbada and wedding gowns, cut and finished in one room in Yaba since 2009. Fittings by appointment, also late.',
  primaryServiceCategories: ['Cultural & Traditional Wear', 'Wedding & Bridal'],
  culturalSubCategories: ['African Attire'],
  pictures: [1, 2, 3].map((place) => picture(index, place)),
});

it('a page of 24 full cards has at most 5 KB of HTML for each', async () => {
  const tailors = cards(24).map(aFullCard);
  const data = firstSearchPage({ tailors, total: 74, more: false, next: '24', picturesUrl: '/pictures/' });
  const answers = [{ key: searchKey('/api/tailors/search', {}), data }];
  const errors: unknown[] = [];
  const html = await renderPage(
    { path: '/discover', search: '', data: { answers, signedIn: false, locale: 'en-US' } },
    (error) => errors.push(error),
  );
  expect(errors).toEqual([]);
  expect(html.match(/View Full Profile/g)).toHaveLength(24);
  expect(html.match(/ srcSet=/g)).toHaveLength(3 * 24);
  expect(Buffer.byteLength(html)).toBeLessThan(24 * 5_000);
});
