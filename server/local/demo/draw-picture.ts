import sharp from 'sharp';
import { garment, seeded, weave } from '@seamfolk/cloth';
import type { DemoPicture } from './demo-tailor';

/**
 * Width to height, and the picture's width in pixels: whole multiples of the board that garments are drawn on (300, 320
 * and 400 wide), so that the threads of the cloth meet whole pixels, which is sharper and four times as quick to draw.
 */
const formats = [
  { ratio: 3 / 4, width: 1200 },
  { ratio: 4 / 5, width: 960 },
  { ratio: 4 / 5, width: 960 },
  { ratio: 1, width: 1200 },
] as const;

/** How wide garment drawings say that they are, and how many pixels to the inch that is. */
const drawnWidth = 600;
const drawnDensity = 72;
/** How much larger than its smallest size a cloth's pattern is shown on its own. */
const clothScale = 4;

/** A portfolio picture as a JPEG: same seed, same picture. */
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
