import { weave } from '@seamfolk/cloth';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { drawShapes } from './pdf-shapes';
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
  const drawing = await signDrawing(text);
  const cloth = await clothPicture(seed, Math.round(width * dotsPerMillimetre));
  const pdf = onePage(text.name, [pageWidth, pageHeight]);
  const draw = () => {
    pdf.scale(pageWidth / signSize.width);
    pdf.image(cloth, 0, 0, { width: signSize.width, height: clothHeight });
    drawShapes(pdf, drawing);
  };
  // Screen readers cannot read outlined letters.
  const alt = [text.name, text.place, text.number, text.address].filter(Boolean).join('. ');
  const link = pdf.struct('Link', { alt: text.address });
  pdf.link(0, 0, pageWidth, pageHeight, url, { structParent: link });
  pdf.addStructure(pdf.struct('Document', {}, [pdf.struct('Figure', { alt }, draw), link]));
  pdf.end();
  return buffer(pdf);
}

/** Starts a tagged PDF without fonts. Its date is fixed, so that the same content gives the same bytes, as its ETag says. */
function onePage(title: string, size: [width: number, height: number]) {
  const info = { Title: title, CreationDate: new Date(0) };
  const accessible = { lang: 'en', displayTitle: true, tagged: true, pdfVersion: '1.7' } as const;
  return new PDFDocument({ info, ...accessible, size, margin: 0, font: '' });
}

async function clothPicture(seed: string, width: number) {
  const size = { width: signSize.width, height: clothHeight };
  const height = Math.round((width / size.width) * size.height);
  const cloth = Buffer.from(weave(seed, { ...size, scale: clothScale, drape: true }));
  const picture = sharp(cloth, { density: 72 * (width / size.width) }).resize({ width, height, fit: 'fill' });
  return smallJpeg(picture.flatten().toColourspace('srgb'), maxClothBytes);
}

function toPoints(millimetres: number): number {
  return Number((millimetres * points).toFixed(2));
}
