import type { Palette } from './palettes';
import { seeded } from './random';

/** Maximum change of a palette's colours by a seed: degrees of hue, lightness from 0 to 1, and chroma as a factor. */
const reach = { hue: 20, ownHue: 6, lightness: 0.035, chroma: 0.15 };

/**
 * Returns a palette with colours that depend on the seed. All dyes rotate together in OKLab, so that they still match, and
 * each of them a little on its own, so that no two seeds have the same colours.
 */
export function ownDyes(palette: Palette, seed: string): Palette {
  const { range } = seeded(`dyes:${seed}`);
  const turn = range(-reach.hue, reach.hue);
  const own = (dye: string) =>
    redyed(
      dye,
      turn + range(-reach.ownHue, reach.ownHue),
      range(-reach.lightness, reach.lightness),
      1 + range(-reach.chroma, reach.chroma),
    );
  return {
    ground: own(palette.ground),
    figure: own(palette.figure),
    accent: own(palette.accent),
    deep: own(palette.deep),
  };
}

type Triple = readonly [number, number, number];

const times = (rows: readonly Triple[], [x, y, z]: Triple) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** OKLab's matrices, by Björn Ottosson: linear sRGB to cone responses, their cube roots to Lab, and back. */
const conesOfRgb: readonly Triple[] = [
  [0.4122, 0.5363, 0.0514],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.2817, 0.6299],
];
const labOfRoots: readonly Triple[] = [
  [0.2105, 0.7936, -0.0041],
  [1.978, -2.4286, 0.4506],
  [0.0259, 0.7828, -0.8087],
];
const rootsOfLab: readonly Triple[] = [
  [1, 0.3963, 0.2158],
  [1, -0.1056, -0.0639],
  [1, -0.0895, -1.2915],
];
const rgbOfCones: readonly Triple[] = [
  [4.0767, -3.3077, 0.231],
  [-1.2684, 2.6098, -0.3413],
  [-0.0042, -0.7034, 1.7076],
];

function redyed(hex: string, degrees: number, lighter: number, chroma: number): string {
  const channel = (from: number) => linear(parseInt(hex.slice(from, from + 2), 16) / 255);
  const cones = times(conesOfRgb, [channel(1), channel(3), channel(5)]);
  const [lightness, a, b] = times(labOfRoots, cones.map(Math.cbrt) as unknown as Triple);
  const along = chroma * Math.cos((degrees * Math.PI) / 180);
  const across = chroma * Math.sin((degrees * Math.PI) / 180);
  const roots = times(rootsOfLab, [lightness + lighter, a * along - b * across, a * across + b * along]);
  const rgb = times(rgbOfCones, roots.map((root) => root ** 3) as unknown as Triple);
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Returns an sRGB byte, clamped to the nearest colour that sRGB can show. */
function byte(value: number): number {
  const light = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, light)) * 255);
}
