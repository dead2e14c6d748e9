import sharp from 'sharp';
import { garment, seeded, weave, type Random } from '@seamfolk/cloth';
import type { DemoPicture } from './demo-tailor';

/**
 * Width to height, and the width in pixels. Widths are multiples of the drawing boards' (300, 320 and 400), so that threads
 * align with pixels: sharper, and four times as fast to draw.
 */
const formats = [
  { ratio: 3 / 4, width: 1200 },
  { ratio: 4 / 5, width: 960 },
  { ratio: 4 / 5, width: 960 },
  { ratio: 1, width: 1200 },
] as const;

/** The width that garment drawings declare, and the density that it is for. */
const drawnWidth = 600;
const drawnDensity = 72;
/** Scale of a cloth's pattern without a garment, relative to its smallest size. */
const clothScale = 4;

/** Draws a portfolio picture as a JPEG; the same seed gives the same picture. */
export function drawPicture(seed: string, [motif, cloth, palette]: DemoPicture): Promise<Buffer> {
  const random = seeded(`picture:${seed}`);
  const { ratio, width } = random.pick(formats);
  const wall = wallOf(random);
  const drawn =
    motif === 'cloth'
      ? sharp(
          svgOf(weave(seed, { width, height: width / ratio, kind: cloth, palette, drape: true, scale: clothScale })),
        )
      : sharp(svgOf(garment(seed, motif, { cloth, palette, ratio, wall })), {
          density: (drawnDensity * width) / drawnWidth,
        });
  return drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}

/**
 * Returns a pale colour for the wall. With one wall for all, two tailors' garments of one cut and cloth would give
 * identical pictures.
 */
function wallOf({ range }: Random): string {
  return `hsl(${range(0, 360).toFixed()},${range(8, 26).toFixed()}%,${range(74, 92).toFixed()}%)`;
}

const svgOf = (svg: string) => Buffer.from(svg);
