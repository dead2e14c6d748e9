/** The dyes of one cloth. */
export interface Palette {
  ground: string;
  figure: string;
  accent: string;
  deep: string;
}

const dyes = (ground: string, figure: string, accent: string, deep: string): Palette => ({
  ground,
  figure,
  accent,
  deep,
});

/** Every palette, by name. */
export const PALETTES = {
  emerald: dyes('#0B6B4F', '#F1E6CF', '#D8A441', '#07412F'),
  forest: dyes('#1E4034', '#E9E0CB', '#C97B3D', '#10251E'),
  indigo: dyes('#23315F', '#E6E3D8', '#7D93CB', '#131C3B'),
  denim: dyes('#41587F', '#EEE9DC', '#D9A765', '#22314D'),
  madder: dyes('#9E3A2B', '#F4E4CB', '#E0A052', '#571A14'),
  orange: dyes('#D9662B', '#FBEEDC', '#5B2A59', '#7F2F0F'),
  ochre: dyes('#C68C32', '#FAF0DA', '#7A2E1D', '#3A2712'),
  purple: dyes('#5E3791', '#F2E7F0', '#E0A94A', '#331C56'),
  plum: dyes('#5B2A4A', '#F0DFD9', '#D98B5F', '#341327'),
  rose: dyes('#B9586A', '#FBEAE2', '#F0BE7A', '#6B2438'),
  teal: dyes('#1D6670', '#EFE9DA', '#E28F5B', '#0D3A42'),
  charcoal: dyes('#33323A', '#D9D3C7', '#B4513F', '#1B1A1F'),
  slate: dyes('#5D6670', '#E8E4DA', '#C6A15B', '#343B43'),
  umber: dyes('#3B2A20', '#EFE2C8', '#BE6B34', '#20150F'),
  oat: dyes('#E7DAC2', '#3D2F25', '#A5492F', '#B9A37E'),
  linen: dyes('#EFE6D6', '#0B6B4F', '#D9662B', '#C8B796'),
  ivory: dyes('#F4EDE0', '#CDBB9A', '#B89F74', '#DDCFB6'),
};

/** The name of a palette. */
export type PaletteName = keyof typeof PALETTES;

/** Returns whether a word is a palette's own key, not an inherited property such as `constructor`. */
export const isPaletteName = (name: string | undefined): name is PaletteName =>
  name !== undefined && Object.hasOwn(PALETTES, name);
