import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrShape } from '../pages/qr';
import { drawSign, type ShopSign } from './draw-sign';
import { signDrawing, signSize } from './sign-drawing';

const url = 'https://seamfolk.example/tailors/adunni-couture';

const aSign = (overrides: Partial<ShopSign> = {}): ShopSign => ({
  seed: 'adunni-couture',
  spare: 'adunni-couture',
  name: 'Adunni Couture',
  place: 'Brooklyn, New York',
  address: 'seamfolk.example/tailors/adunni-couture',
  number: '+1 718 555 0142',
  qr: qrShape(url),
  url,
  paper: 'a5',
  ...overrides,
});

/** Returns the objects of the file, by the table at its end. */
function objectsOf(pdf: Buffer): Buffer[] {
  const end = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(end)?.[1]);
  const starts = Array.from(end.slice(table).matchAll(/^(\d{10}) 00000 n $/gm), ([, start]) => Number(start));
  return starts.map((start, at) => {
    const object = pdf.subarray(start, starts[at + 1] ?? table);
    expect(object.toString('latin1').startsWith(`${at + 1} 0 obj\n`)).toBe(true);
    return object;
  });
}

function streamOf(object: Buffer): Buffer {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(object.toString('latin1'))?.[1]);
  return object.subarray(start, start + length);
}

describe('drawSign', () => {
  it('is one page with outlines only, so that no font is needed', async () => {
    const objects = objectsOf(await drawSign(aSign()));
    const content = inflateSync(streamOf(objects[3] as Buffer)).toString();
    expect(content).toMatch(/^\/Figure <<\/MCID 0>> BDC\n[\s\S]*\nEMC$/);
    expect(content).not.toMatch(/NaN|undefined|Infinity|\de-\d| T[jJf]\b/);
    expect(content.match(/\bq\b/g)?.length).toBe(content.match(/\bQ\b/g)?.length);
  });

  it.each([
    ['a5', 148],
    ['a4', 210],
  ] as const)('has a cloth of 300 dpi in %s', async (paper, millimetres) => {
    const picture = streamOf(objectsOf(await drawSign(aSign({ paper })))[4] as Buffer);
    const { format, width = 0 } = await sharp(picture).metadata();
    expect(format).toBe('jpeg');
    expect(width / (millimetres / 25.4)).toBeCloseTo(300, 0);
  });

  it('has a title, a description and a link in any script', async () => {
    const pdf = (await drawSign(aSign({ name: 'خياطة (الأناقة)' }))).toString('latin1');
    const inUtf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
    expect(pdf).toContain(`/Title <FEFF${inUtf16('خياطة (الأناقة)')}>`);
    expect(pdf).toContain(`/Alt <FEFF${inUtf16('خياطة (الأناقة). Brooklyn, New York. +1 718 555 0142')}`);
    expect(pdf).toContain(`/URI <${Buffer.from(url).toString('hex')}>`);
  });

  it('is the same file each time', async () => expect(await drawSign(aSign())).toEqual(await drawSign(aSign())));
});

describe('signDrawing', () => {
  const drawn = async (overrides: Partial<ShopSign> = {}) => {
    const { width, height } = signSize;
    const shapes = await signDrawing(aSign(overrides));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
    return sharp(Buffer.from(svg), { density: 144 }).flatten({ background: '#ffffff' }).png().toBuffer();
  };

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
