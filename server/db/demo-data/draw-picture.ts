import sharp from 'sharp';
import { garment } from '@shared/cloth/garment';
import { seeded } from '@shared/cloth/random';
import { weave } from '@shared/cloth/weave';
import type { DemoPicture } from './demo-tailor';

/** Width to height: most hang upright, some square. */
const ratios = [3 / 4, 3 / 4, 4 / 5, 4 / 5, 1] as const;

/** In pixels; twice the width of a garment drawing, so that no line has to be smoothed. */
const width = 1200;
const drawnWidth = 600;
const pointsPerInch = 72;

/** A portfolio picture as a JPEG of 1200 pixels' width: same seed, same picture. */
export function drawPicture(seed: string, [motif, cloth, palette]: DemoPicture): Promise<Buffer> {
  const random = seeded(`picture:${seed}`);
  const ratio = random.pick(ratios);
  const room = random.range(1, 1.12);
  const scale = random.range(1.3, 2.4);
  const height = Math.round(drawnWidth / ratio);
  const svg =
    motif === 'cloth'
      ? weave(seed, { width: drawnWidth, height, kind: cloth, palette, drape: true, scale })
      : garment(seed, motif, { cloth, palette, ratio, room });
  return sharp(Buffer.from(svg), { density: (pointsPerInch * width) / drawnWidth })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
