import { garment, type GarmentKind, type GarmentOptions, weave, type WeaveOptions } from '@seamfolk/cloth';
import { describe, expect, it } from 'vitest';

const swatches: Record<string, [seed: string, options: WeaveOptions]> = {
  'near-adunni': ['adunni', { width: 96, height: 96, scale: 0.6 }],
  'near-meera': ['meera-kapoor', { width: 96, height: 96, scale: 0.6 }],
  'near-ferrara': ['ferrara', { width: 96, height: 96, scale: 0.6 }],
  'swatch-ikat': ['qa', { kind: 'ikat', palette: 'plum', width: 280, height: 320, drape: true }],
  'swatch-shweshwe': ['qb', { kind: 'shweshwe', palette: 'indigo', width: 200, height: 230, drape: true }],
  'search-herringbone': ['seek', { kind: 'herringbone', palette: 'forest', width: 1440, height: 560, drape: true }],
  selvedge: ['selvedge', { kind: 'kente', palette: 'emerald', width: 1440, height: 32, scale: 0.5 }],
};

const garments: Record<string, [seed: string, kind: GarmentKind, options: GarmentOptions]> = {
  'link-agbada': ['ls', 'agbada', { cloth: 'shweshwe', palette: 'emerald' }],
  'link-ankara': ['ls', 'ankara', { cloth: 'kente', palette: 'orange' }],
  'link-kaftan': ['ls', 'kaftan', { cloth: 'seigaiha', palette: 'denim' }],
  'adunni-couture': ['s', 'ankara', { cloth: 'adire', palette: 'teal', ratio: 1 }],
  'meera-kapoor-atelier': ['s', 'lehenga', { cloth: 'buta', palette: 'madder', ratio: 1 }],
  'ferrara-and-sons': ['s', 'suit', { cloth: 'pinstripe', palette: 'plum', ratio: 1 }],
};

const hero = (kind: GarmentKind, options: GarmentOptions) => garment('hero', kind, options);

/**
 * The quilt's pieces with their position in percent: left, top, width and height. Each extends a little below the next
 * ones, so that no gap shows at an edge.
 */
const quilt: [svg: string, ...place: [number, number, number, number]][] = [
  [weave('hero-ikat', { kind: 'ikat', palette: 'madder' }), 0, 0, 22.5, 20.5],
  [
    hero('suit', { cloth: 'herringbone', palette: 'forest', wall: '#EFDDCD', ratio: 0.52, room: 1.04 }),
    0,
    20,
    22.5,
    40.5,
  ],
  [weave('hero-mud', { kind: 'mudcloth', palette: 'umber', width: 320, height: 480 }), 0, 60, 22.5, 40],
  [
    hero('agbada', { cloth: 'adire', palette: 'indigo', wall: '#E9DFD0', ratio: 0.66, room: 1.14 }),
    22.222,
    0,
    56,
    80.5,
  ],
  [weave('hero-k', { kind: 'kente', palette: 'orange' }), 22.222, 80, 28, 20],
  [weave('hero-p', { kind: 'seigaiha', palette: 'teal' }), 50, 80, 28, 20],
  [weave('hero-h', { kind: 'herringbone', palette: 'oat' }), 77.778, 0, 22.222, 20.5],
  [
    hero('lehenga', { cloth: 'buta', palette: 'rose', wall: '#DDE3DB', ratio: 0.52, room: 1.08 }),
    77.778,
    20,
    22.222,
    40.5,
  ],
  [weave('hero-g', { kind: 'gingham', palette: 'emerald' }), 77.778, 60, 22.222, 20.5],
  [weave('hero-b', { kind: 'buta', palette: 'purple' }), 77.778, 80, 22.222, 20],
];

/** Returns one SVG of all pieces. It has no size of its own: each piece covers its part of any frame. */
function sewn(): string {
  const pieces = quilt.map(([svg, left, top, width, height]) =>
    svg
      .replace(' xmlns="http://www.w3.org/2000/svg"', ` x="${left}%" y="${top}%"`)
      .replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}%" height="${height}%"`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${pieces.join('')}</svg>`;
}

const fileOf = (name: string) => `../../assets/landing/${name}.svg`;

/** Generated in advance, so that the landing page loads no drawing code. Update: `npx vitest run landing/pictures -u`. */
describe('the pictures of the landing page', () => {
  it.each(Object.entries(swatches))('%s is equal to the output of weave', async (name, [seed, options]) => {
    await expect(weave(seed, options)).toMatchFileSnapshot(fileOf(name));
  });

  it('the quilt is equal to its pieces', async () => {
    await expect(sewn()).toMatchFileSnapshot(fileOf('quilt'));
  });

  it.each(Object.entries(garments))('%s is equal to the output of garment', async (name, [seed, kind, options]) => {
    await expect(garment(seed, kind, options)).toMatchFileSnapshot(fileOf(name));
  });
});
