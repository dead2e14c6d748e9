import { weave } from '@seamfolk/cloth';
import sharp from 'sharp';
import { covering, type Box } from './card-pictures';
import { colours } from './colours';
import { smallJpeg } from './small-jpeg';
import { statusText, type StatusText } from './status-text';
import { wholePicture } from '../decoding/whole-picture';

/** The content of a status picture. */
export interface StatusPicture extends StatusText {
  /** Selects the cloth: the tailor's id. */
  seed: string;
  /** Up to three stored files. Unreadable ones are omitted; without any the picture shows the cloth of the seed. */
  pictures: readonly Uint8Array[];
}

const width = 1080;
const height = 1920;
/** Chat apps encode a status again; a larger file gains nothing. */
const maxBytes = 700_000;
const main: Box = { left: 0, top: 0, width, height: width };
/** The positions of the second and third picture, over the foot of the first. */
const small: readonly Box[] = [72, 328].map((left) => ({ left, top: 912, width: 232, height: 290 }));
/** Width of the paper around a small picture. */
const border = 10;
const clothScale = 2.6;

/** Draws a picture for a WhatsApp status or an Instagram story: a JPEG of 1080 x 1920 pixels. */
export async function drawStatus({ seed, pictures, ...text }: StatusPicture): Promise<Buffer> {
  const [first, ...others] = await readable(pictures.slice(0, 1 + small.length));
  const cloth = () => Buffer.from(weave(seed, { width, height: width, scale: clothScale, drape: true }));
  const overlays = [{ box: main, ...(await (first ? wholePicture(first, main) : covering(cloth(), main))) }];
  for (const [at, picture] of others.entries()) {
    const box = inside(small[at] as Box);
    overlays.push({ box, ...(await covering(picture, box)) });
  }
  const frames = small.slice(0, others.length).map(frame).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames}${await statusText(text)}</svg>`;
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([
      ...overlays.map(({ box: { left, top }, data: input, info: raw }) => ({ input, raw, left, top })),
      { input: Buffer.from(drawing) },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return smallJpeg(sharp(data, { raw: info }), maxBytes);
}

/** Omits pictures that cannot be decoded. */
async function readable(pictures: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const decoded = await Promise.allSettled(pictures.map((picture) => sharp(picture, { failOn: 'error' }).stats()));
  return pictures.filter((_picture, at) => decoded[at]?.status === 'fulfilled');
}

function inside({ left, top, width: outer, height: outerHeight }: Box): Box {
  return { left: left + border, top: top + border, width: outer - 2 * border, height: outerHeight - 2 * border };
}

function frame(box: Box): string {
  const half = border / 2;
  return (
    `<rect x="${box.left + half}" y="${box.top + half}" width="${box.width - border}" height="${box.height - border}"` +
    ` rx="9" fill="none" stroke="${colours.paper}" stroke-width="${border}"/>`
  );
}
