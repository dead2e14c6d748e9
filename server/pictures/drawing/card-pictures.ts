import { weave } from '@seamfolk/cloth';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';

/** A part of the card, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture with its position, and SVG shapes to draw over it. */
interface CroppedPicture {
  overlay: OverlayOptions;
  frame: string;
}

/** A box of a grid, in fractions of the area: left, top, right, bottom. */
type Part = readonly [number, number, number, number];

/** The grids for one, two and three pictures. */
const grids: readonly (readonly Part[])[] = [
  [[0, 0, 1, 1]],
  [
    [0, 0, 0.5, 1],
    [0.5, 0, 1, 1],
  ],
  [
    [0, 0, 0.625, 1],
    [0.625, 0, 1, 0.5],
    [0.625, 0.5, 1, 1],
  ],
];

/** One grid per number of pictures. */
export const pictureLimit = grids.length;

/** Enlarges the pattern, so that it is visible where a picture of the card is as wide as a thumb. */
const clothScale = 1.7;
/** Distance of the stitches from the picture's edge, in pixels. */
const inset = 13;
const lightThread = 'stroke="#FFFCF4" stroke-opacity=".75"';
const darkThread = 'stroke="#3B2A20" stroke-opacity=".35"';

/** Crops pictures to the grid for their number. Omits pictures that cannot be read. */
export async function croppedPictures(pictures: readonly Uint8Array[], area: Box): Promise<CroppedPicture[]> {
  const grid = grids[pictures.length - 1] ?? [];
  const cuts = await Promise.allSettled(
    grid.map((part, at) => croppedPicture(pictures[at] as Uint8Array, boxOf(part, area))),
  );
  const cropped = cuts.flatMap((cut) => (cut.status === 'fulfilled' ? [cut.value] : []));
  if (cropped.length === cuts.length) return cropped;
  return croppedPictures(
    pictures.filter((_picture, at) => cuts[at]?.status === 'fulfilled'),
    area,
  );
}

/** Draws the cloth for a seed, draped. */
export function clothPicture(seed: string, area: Box): Promise<CroppedPicture> {
  const { width, height } = area;
  return croppedPicture(Buffer.from(weave(seed, { width, height, scale: clothScale, drape: true })), area);
}

async function croppedPicture(picture: Uint8Array, box: Box): Promise<CroppedPicture> {
  const { left, top } = box;
  const { data, info } = await covering(picture, box);
  const thread = brightness(data, info) > 128 ? darkThread : lightThread;
  return { overlay: { input: data, raw: info, left, top }, frame: stitchedFrame(box, thread) };
}

/** Scales a picture so that it covers the size, and cuts the excess. */
export async function covering(picture: Uint8Array, { width, height }: Pick<Box, 'width' | 'height'>) {
  const scaled = await sharp(picture, { failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .resize({ width, height, fit: 'outside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Three quarters of the excess height are cut from the bottom, so that heads stay visible.
  const cut = {
    left: Math.floor((scaled.info.width - width) / 2),
    top: Math.floor((scaled.info.height - height) / 4),
    width,
    height,
  };
  return sharp(scaled.data, { raw: scaled.info }).extract(cut).raw().toBuffer({ resolveWithObject: true });
}

function boxOf([left, top, right, bottom]: Part, area: Box): Box {
  return {
    left: area.left + left * area.width,
    top: area.top + top * area.height,
    width: (right - left) * area.width,
    height: (bottom - top) * area.height,
  };
}

/** Returns the brightness of a picture along its frame, from 0 to 255. */
function brightness(pixels: Buffer, { width, height, channels }: OutputInfo): number {
  const [right, foot] = [width - inset - 1, height - inset - 1];
  let sum = 0;
  let count = 0;
  for (let y = inset; y <= foot; y += 1) {
    const step = y === inset || y === foot ? 1 : right - inset;
    for (let x = inset; x <= right; x += step) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray((y * width + x) * channels);
      sum += 0.3 * red + 0.59 * green + 0.11 * blue;
      count += 1;
    }
  }
  return sum / count;
}

function stitchedFrame({ left, top, width, height }: Box, thread: string): string {
  return (
    `<rect x="${left + inset + 0.5}" y="${top + inset + 0.5}" width="${width - 2 * inset - 1}"` +
    ` height="${height - 2 * inset - 1}" rx="2" fill="none" stroke-width="3" stroke-dasharray="7 5" ${thread}/>`
  );
}
