import { weave } from '@seamfolk/cloth';
import sharp from 'sharp';
import { pdfFile } from './pdf-file';
import { pdfShapes } from './pdf-shapes';
import { clothHeight, signDrawing, signSize, type SignText } from './sign-drawing';
import { smallJpeg } from './small-jpeg';

/** The content of a shop sign. */
export interface ShopSign extends SignText {
  /** Selects the cloth: the tailor's id. */
  seed: string;
  /** The absolute URL of the page. */
  url: string;
  paper: PaperSize;
}

export type PaperSize = keyof typeof papers;

/** Millimetres (ISO 216). */
const papers = { a5: { width: 148, height: 210 }, a4: { width: 210, height: 297 } };
const points = 72 / 25.4;
/** Resolution of the cloth in print. */
const dotsPerMillimetre = 300 / 25.4;
const clothScale = 0.8;
const maxClothBytes = 900_000;

/** Draws a shop sign as a PDF of one page. Letters and QR code are outlines, the cloth is a picture of 300 dpi. */
export async function drawSign({ seed, url, paper, ...text }: ShopSign): Promise<Buffer> {
  const { width, height } = papers[paper];
  const [pageWidth, pageHeight] = [toPoints(width), toPoints(height)];
  const scale = pageWidth / signSize.width;
  const drawing = await signDrawing(text);
  const cloth = await clothPicture(seed, Math.round(width * dotsPerMillimetre));
  const { width: drawn } = signSize;
  return pdfFile({
    width: pageWidth,
    height: pageHeight,
    title: text.name,
    alternative: [text.name, text.place, text.number, text.address].filter(Boolean).join('. '),
    picture: cloth,
    link: { url, box: [0, 0, pageWidth, pageHeight] },
    content: [
      // The drawing has its origin at the top, a PDF page at the bottom.
      `${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} 0 ${pageHeight} cm`,
      `q ${drawn} 0 0 ${-clothHeight} 0 ${clothHeight} cm /Picture Do Q`,
      pdfShapes(drawing),
    ].join('\n'),
  });
}

async function clothPicture(seed: string, width: number) {
  const size = { width: signSize.width, height: clothHeight };
  const height = Math.round((width / size.width) * size.height);
  const cloth = Buffer.from(weave(seed, { ...size, scale: clothScale, drape: true }));
  const picture = sharp(cloth, { density: 72 * (width / size.width) }).resize({ width, height, fit: 'fill' });
  return { jpeg: await smallJpeg(picture.flatten().toColourspace('srgb'), maxClothBytes), width, height };
}

function toPoints(millimetres: number): number {
  return Number((millimetres * points).toFixed(2));
}
