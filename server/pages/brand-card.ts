import { garment } from '@seamfolk/cloth';
import { BRAND } from '@shared/site/brand';
import type { CardText } from '../pictures/drawing/card-text';

/** Text of the product's own social card. */
export const brandText: CardText = {
  seed: BRAND.toLowerCase(),
  spare: BRAND.toLowerCase(),
  title: 'Made to measure, easy to find.',
  subtitle: 'Find a tailor near you, and look at the work.',
  footnote: 'Profiles, portfolios, clients and measurements',
};

/** Returns the pictures of the product's card: SVG drawings of three garments, in the ratios of their areas on the card. */
export function brandPictures(): Buffer[] {
  const drawings = [
    garment(BRAND, 'ankara', { cloth: 'kente', palette: 'orange', ratio: 400 / 630 }),
    garment(BRAND, 'agbada', { cloth: 'adire', palette: 'indigo', ratio: 240 / 315 }),
    garment(BRAND, 'kaftan', { cloth: 'shweshwe', palette: 'emerald', ratio: 240 / 315 }),
  ];
  return drawings.map((drawing) => Buffer.from(drawing));
}
