import { garment, type GarmentKind, type GarmentOptions, weave, type WeaveOptions } from '@seamfolk/cloth';
import { describe, expect, it } from 'vitest';

const swatches: Record<string, [seed: string, options: WeaveOptions]> = {
  'quilt-ikat': ['hero-ikat', { kind: 'ikat', palette: 'madder' }],
  'quilt-herringbone': ['hero-h', { kind: 'herringbone', palette: 'oat' }],
  'quilt-mudcloth': ['hero-mud', { kind: 'mudcloth', palette: 'umber', width: 320, height: 480 }],
  'quilt-gingham': ['hero-g', { kind: 'gingham', palette: 'emerald' }],
  'quilt-kente': ['hero-k', { kind: 'kente', palette: 'orange' }],
  'quilt-seigaiha': ['hero-p', { kind: 'seigaiha', palette: 'teal' }],
  'quilt-buta': ['hero-b', { kind: 'buta', palette: 'purple' }],
  'near-adunni': ['adunni', { width: 96, height: 96, scale: 0.6 }],
  'near-meera': ['meera-kapoor', { width: 96, height: 96, scale: 0.6 }],
  'near-ferrara': ['ferrara', { width: 96, height: 96, scale: 0.6 }],
  'swatch-ikat': ['qa', { kind: 'ikat', palette: 'plum', width: 280, height: 320, drape: true }],
  'swatch-shweshwe': ['qb', { kind: 'shweshwe', palette: 'indigo', width: 200, height: 230, drape: true }],
  'search-herringbone': ['seek', { kind: 'herringbone', palette: 'forest', width: 1440, height: 560, drape: true }],
  selvedge: ['selvedge', { kind: 'kente', palette: 'emerald', width: 1440, height: 32, scale: 0.5 }],
};

const garments: Record<string, [seed: string, kind: GarmentKind, options: GarmentOptions]> = {
  'quilt-agbada': ['hero', 'agbada', { cloth: 'adire', palette: 'indigo', wall: '#E9DFD0', ratio: 0.66, room: 1.14 }],
  'quilt-suit': ['hero', 'suit', { cloth: 'herringbone', palette: 'forest', wall: '#EFDDCD', ratio: 0.52, room: 1.04 }],
  'quilt-lehenga': ['hero', 'lehenga', { cloth: 'buta', palette: 'rose', wall: '#DDE3DB', ratio: 0.52, room: 1.08 }],
  'link-agbada': ['ls', 'agbada', { cloth: 'shweshwe', palette: 'emerald' }],
  'link-ankara': ['ls', 'ankara', { cloth: 'kente', palette: 'orange' }],
  'link-kaftan': ['ls', 'kaftan', { cloth: 'seigaiha', palette: 'denim' }],
  'adunni-couture': ['s', 'ankara', { cloth: 'adire', palette: 'teal', ratio: 1 }],
  'meera-kapoor-atelier': ['s', 'lehenga', { cloth: 'buta', palette: 'madder', ratio: 1 }],
  'ferrara-and-sons': ['s', 'suit', { cloth: 'pinstripe', palette: 'plum', ratio: 1 }],
};

const fileOf = (name: string) => `../../assets/landing/${name}.svg`;

/** Generated in advance, so that the landing page loads no drawing code. Update: `npx vitest run landing/pictures -u`. */
describe('the pictures of the landing page', () => {
  it.each(Object.entries(swatches))('%s is equal to the output of weave', async (name, [seed, options]) => {
    await expect(weave(seed, options)).toMatchFileSnapshot(fileOf(name));
  });

  it.each(Object.entries(garments))('%s is equal to the output of garment', async (name, [seed, kind, options]) => {
    await expect(garment(seed, kind, options)).toMatchFileSnapshot(fileOf(name));
  });
});
