import sharp, { type Sharp } from 'sharp';
import { clothPicture, croppedPictures, pictureLimit } from './card-pictures';
import { cardText, textWidth, type CardText } from './card-text';

/** The content of a social card. */
export interface SocialCard extends CardText {
  /** Up to three stored files. Unreadable ones are omitted; without any the card shows the cloth of the seed. */
  pictures: readonly Uint8Array[];
}

const width = 1200;
const height = 630;
const paper = '#FBF8F3';
/** Chat apps show no preview picture above this size. */
const maxBytes = 300_000;
const qualities = [86, 78, 68, 56, 44, 30];

// This process draws one card at a time, and no card can reuse another's cache.
sharp.concurrency(1);
sharp.cache(false);

/** Draws a social card as a JPEG of 1200 x 630 pixels and at most 300 KB. */
export async function drawCard({ pictures, ...text }: SocialCard): Promise<Buffer> {
  const area = { left: textWidth, top: 0, width: width - textWidth, height };
  const cropped = await croppedPictures(pictures.slice(0, pictureLimit), area);
  const side = cropped.length > 0 ? cropped : [await clothPicture(text.seed, area)];
  const frames = side.map(({ frame }) => frame).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames}${await cardText(text)}</svg>`;
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([...side.map(({ overlay }) => overlay), { input: Buffer.from(drawing) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return smallEnough(sharp(data, { raw: info }));
}

async function smallEnough(card: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await card.clone().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
