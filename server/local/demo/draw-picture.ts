import sharp from 'sharp';
import { garment, seeded, weave } from '@seamfolk/cloth';
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
  const { ratio, width } = seeded(`picture:${seed}`).pick(formats);
  const drawn =
    motif === 'cloth'
      ? sharp(
          svgOf(weave(seed, { width, height: width / ratio, kind: cloth, palette, drape: true, scale: clothScale })),
        )
      : sharp(svgOf(garment(seed, motif, { cloth, palette, ratio })), { density: (drawnDensity * width) / drawnWidth });
  return drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}

const svgOf = (svg: string) => Buffer.from(svg);
