import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { qrShape } from '../../pages/tailor/qr';
import { drawSign, type ShopSign } from './draw-sign';
import { clothHeight, signDrawing, signSize } from './sign-drawing';

const address = 'seamfolk.example/tailors/adunni-couture';
const url = `https://${address}`;

const aSign = (overrides: Partial<ShopSign> = {}): ShopSign => ({
  seed: 'adunni-couture',
  spare: 'adunni-couture',
  name: 'Adunni Couture',
  place: 'Brooklyn, New York',
  address,
  number: '+1 718 555 0142',
  qr: qrShape(url),
  url,
  paper: 'a5',
  ...overrides,
});

const signs = new Map<string, Promise<Buffer>>();

/** The sign as a PDF. Each is drawn once for all tests, because a drawing takes a second. */
function pdfOf(overrides: Partial<ShopSign>): Promise<Buffer> {
  const sign = aSign(overrides);
  const key = JSON.stringify(sign);
  const drawn = signs.get(key) ?? drawSign(sign);
  signs.set(key, drawn);
  return drawn;
}

/** The sign as PDF.js reads it, which is Firefox's reader. */
async function read(sign: Partial<ShopSign>) {
  const pdf = await getDocumentProxy(new Uint8Array(await pdfOf(sign)));
  return { pdf, page: await pdf.getPage(1) };
}

/** The sign in 2 pixels a point as PDFium draws it, which is Chrome's reader. */
async function rendered(sign: Partial<ShopSign>) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await pdfOf(sign));
  const { data, width, height } = await document.getPage(0).render({ scale: 2 });
  document.destroy();
  library.destroy();
  return { data: new Uint8ClampedArray(data), width, height };
}

/** The drawing in 2 pixels a unit. */
async function drawn(overrides: Partial<ShopSign> = {}): Promise<Buffer> {
  const { width, height } = signSize;
  const shapes = await signDrawing(aSign(overrides));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return sharp(Buffer.from(svg), { density: 144 }).flatten({ background: '#ffffff' }).png().toBuffer();
}

describe('drawSign', () => {
  it.each([
    ['a5', [419.53, 595.28]],
    ['a4', [595.28, 841.89]],
  ] as const)('is one page of %s without a font', async (paper, size) => {
    const { pdf, page } = await read({ paper });
    expect(pdf.numPages).toBe(1);
    expect(page.view).toEqual([0, 0, ...size]);
    expect((await page.getTextContent()).items).toEqual([]);
  });

  it.each([
    ['a5', 148],
    ['a4', 210],
  ] as const)('has a cloth of 300 dpi in %s', async (paper, millimetres) => {
    const pdf = await pdfOf({ paper });
    const { format, width = 0 } = await sharp(pdf.subarray(pdf.indexOf('ffd8ff', 'hex'))).metadata();
    expect(format).toBe('jpeg');
    expect(width / (millimetres / 25.4)).toBeCloseTo(300, 0);
  });

  it('has a title, a description and a link in any script', async () => {
    const { pdf, page } = await read({ name: 'خياطة (الأناقة)' });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'خياطة (الأناقة)', Language: 'en' });
    const [content] = (await page.getStructTree()).children;
    expect(content).toMatchObject({
      role: 'Document',
      children: [
        { role: 'Figure', alt: `خياطة (الأناقة). Brooklyn, New York. +1 718 555 0142. ${address}` },
        { role: 'Link', alt: address },
      ],
    });
    expect(await page.getAnnotations()).toMatchObject([{ subtype: 'Link', url, rect: page.view }]);
  });

  it.each(['a5', 'a4'] as const)('can be scanned in %s', async (paper) => {
    const { data, width, height } = await rendered({ paper });
    expect(jsQR(data, width, height)?.data).toBe(url);
  });

  it('shows the drawing below the cloth', async () => {
    const { data, width, height } = await rendered({});
    // A quarter of the size: the two renderers smooth edges differently.
    const [small, smallHeight] = [Math.round(width / 4), Math.round(height / 4)];
    const top = Math.ceil((clothHeight * small) / signSize.width);
    const grey = async (picture: Sharp) => {
      const reduced = await picture.resize(small, smallHeight, { fit: 'fill' }).removeAlpha().png().toBuffer();
      const below = { left: 0, top, width: small, height: smallHeight - top };
      return sharp(reduced).extract(below).greyscale().raw().toBuffer();
    };
    const shown = await grey(sharp(data, { raw: { width, height, channels: 4 } }));
    const wanted = await grey(sharp(await drawn()));
    const differences = Array.from(wanted, (value, at) => Math.abs(value - (shown[at] ?? 0)));
    expect(wanted.filter((value) => value < 96).length / wanted.length).toBeGreaterThan(0.05);
    expect(Math.max(...differences)).toBeLessThan(64);
  });

  it('is the same file each time', async () => expect(await drawSign(aSign())).toEqual(await pdfOf({})));
});

describe('signDrawing', () => {
  it.each([
    ['Latin', {}],
    ['Yoruba, two lines', { name: 'Adébáyọ̀ Aṣọ Òkè Ẹ̀bùn & Sons Tailoring' }],
    ['Khmer, a long address', { name: 'ហាងកាត់ដេរ', address: `seamfolk.example/tailors/${'long-'.repeat(11)}slug` }],
    ['no number', { number: '' }],
  ])('has a QR code that can be read: %s', async (_what, overrides) => {
    const { data, info } = await sharp(await drawn(overrides))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url);
  });

  it('keeps the space above the logo free for the longest texts', async () => {
    const png = await drawn({
      name: 'နာမည် ရှည်သော အပ်ချုပ်ဆိုင် ကြီးတစ်ခု၏ အမည်အပြည့်အစုံ',
      number: '+234 803 555 0142 / +234 803 555 0143',
      address: `seamfolk.example/tailors/${'long-'.repeat(11)}slug`,
    });
    const band = await sharp(png)
      .extract({ left: 0, top: 2 * 736, width: 1118, height: 2 * 12 })
      .toBuffer();
    expect((await sharp(band).stats()).channels[0]?.min).toBe(255);
  });
});
