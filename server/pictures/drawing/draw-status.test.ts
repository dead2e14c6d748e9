import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../../../tests/support/nightly';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import { qrShape } from '../../pages/tailor/qr';
import { drawStatus, type StatusPicture } from './draw-status';

const url = 'https://seamfolk.example/tailors/adunni-couture';
const red = { r: 220, g: 30, b: 30 };
const green = { r: 30, g: 160, b: 60 };
const blue = { r: 30, g: 60, b: 200 };
const paper = { r: 251, g: 248, b: 243 };

const aStatus = (overrides: Partial<StatusPicture> = {}): Promise<Buffer> =>
  drawStatus({
    seed: 'adunni-couture',
    spare: 'adunni-couture',
    name: 'Adunni Couture',
    place: 'Brooklyn, New York',
    garments: 'Agbada, Aso-Ebi',
    address: 'seamfolk.example/tailors/adunni-couture',
    qr: qrShape(url),
    pictures: [],
    ...overrides,
  });

type Area = readonly [left: number, top: number, width: number, height: number];

async function colourOf(picture: Buffer, [left, top, width, height]: Area) {
  const { channels } = await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats();
  const [r, g, b] = channels.map(({ mean }) => Math.round(mean / 10) * 10);
  return { r, g, b };
}

const near = ({ r, g, b }: typeof red) => ({
  r: expect.closeTo(r, -1.3),
  g: expect.closeTo(g, -1.3),
  b: expect.closeTo(b, -1.3),
});

/** Whether something is drawn in the area. */
async function isInked(picture: Buffer, [left, top, width, height]: Area): Promise<boolean> {
  const { channels } = await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats();
  return (channels[0]?.min ?? 255) < 120;
}

const nameArea: Area = [72, 1258, 900, 116];

describe('drawStatus', () => {
  it.each(
    everyNth(3, [
      ['Latin', 'Adunni Couture'],
      ['Yoruba', 'Adébáyọ̀ Aṣọ Òkè'],
      ['Vietnamese', 'Nguyễn Thị Hương Áo Dài'],
      ['Greek', 'Ραπτική Αφροδίτη'],
      ['Arabic', 'خياطة الأناقة الشرقية'],
      ['Devanagari', 'श्री लक्ष्मी वस्त्र'],
      ['no letters', '👗🧵'],
      ['120 letters', 'Wwwwwwww '.repeat(13)],
    ]),
  )('draws a name of %s, and a QR code that can be read', async (_what, name) => {
    const status = await aStatus({ name });
    expect(await sharp(status).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 });
    expect(status.length).toBeLessThan(800_000);
    expect(await isInked(status, nameArea)).toBe(true);
    const { data, info } = await sharp(status)
      .extract({ left: 690, top: 890, width: 350, height: 350 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url);
  });

  it('shows three pictures', async () => {
    const pictures = await Promise.all([red, green, blue].map((colour) => aPhoto({ width: 300, height: 400, colour })));
    const status = await aStatus({ pictures });
    expect(await colourOf(status, [0, 0, 1080, 800])).toEqual(near(red));
    expect(await colourOf(status, [90, 1100, 190, 90])).toEqual(near(green));
    expect(await colourOf(status, [346, 1100, 190, 90])).toEqual(near(blue));
  });

  it('omits pictures that cannot be read', async () => {
    const status = await aStatus({
      pictures: [Buffer.from('no'), await aPhoto({ width: 300, height: 300, colour: red })],
    });
    expect(await colourOf(status, [0, 0, 1080, 800])).toEqual(near(red));
    expect(await colourOf(status, [90, 1100, 190, 90])).toEqual(near(paper));
  });

  it.each([
    ['a portrait', 600, 1200, [540, 4, 20, 20]],
    ['a landscape', 1200, 600, [4, 540, 20, 20]],
  ] as const)('shows the whole of %s', async (_what, width, height, edge) => {
    const frame = Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(220,30,30)"/><rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="rgb(30,60,200)"/></svg>`,
    );
    const status = await aStatus({ pictures: [await sharp(frame).jpeg().toBuffer()] });
    expect(await colourOf(status, edge)).toEqual(near(red));
    expect(await colourOf(status, [530, 530, 20, 20])).toEqual(near(blue));
  });

  it('leaves the lowest 150 pixels to the app that shows it', async () => {
    const status = await aStatus({ address: `seamfolk.example/tailors/${'long-'.repeat(11)}slug` });
    expect(await isInked(status, [0, 1785, 1080, 135])).toBe(false);
  });
});
