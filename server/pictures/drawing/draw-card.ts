import sharp from 'sharp';
import { clothPicture, croppedPictures, pictureLimit } from './card-pictures';
import { cardText, textWidth, type CardText } from './card-text';
import { colours } from './colours';
import { smallJpeg } from './small-jpeg';

/** The content of a social card. */
export interface SocialCard extends CardText {
  /** Up to three stored files. Unreadable ones are omitted; without any the card shows the cloth of the seed. */
  pictures: readonly Uint8Array[];
}

const width = 1200;
const height = 630;
/** Chat apps show no preview picture above this size. */
const maxBytes = 300_000;

/** Draws a social card as a JPEG of 1200 x 630 pixels and at most 300 KB. */
export async function drawCard({ pictures, ...text }: SocialCard): Promise<Buffer> {
  const area = { left: textWidth, top: 0, width: width - textWidth, height };
  const cropped = await croppedPictures(pictures.slice(0, pictureLimit), area);
  const side = cropped.length > 0 ? cropped : [await clothPicture(text.seed, area)];
  const frames = side.map(({ frame }) => frame).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames}${await cardText(text)}</svg>`;
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([...side.map(({ overlay }) => overlay), { input: Buffer.from(drawing) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return smallJpeg(sharp(data, { raw: info }), maxBytes);
}
