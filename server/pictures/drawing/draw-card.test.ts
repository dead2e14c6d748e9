import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyNth } from '../../../tests/support/nightly';
import { aPhoto, noisyPicture } from '../../../tests/support/pictures/pictures';
import { drawCard, type SocialCard } from './draw-card';

const red = { r: 220, g: 30, b: 30 };
const green = { r: 30, g: 160, b: 60 };
const blue = { r: 30, g: 60, b: 200 };
const paper = { r: 251, g: 248, b: 243 };

const aCard = (overrides: Partial<SocialCard> = {}): Promise<Buffer> =>
  drawCard({
    seed: 'adunni-couture',
    spare: 'adunni-couture',
    title: 'Adunni Couture',
    subtitle: 'Brooklyn, United States',
    footnote: 'Wedding & Bridal, Cultural & Traditional Wear',
    pictures: [],
    ...overrides,
  });

/** The card without overrides, drawn once. */
let bareCard: Buffer;
/** A plain picture, beside which texts are tested: a card with cloth takes twice as long to draw. */
let plain: Buffer;
let namedCard: Buffer;
beforeAll(async () => {
  bareCard = await aCard();
  plain = await aPhoto({ width: 300, height: 400, colour: red });
  namedCard = await aCardOf({ title: 'Adunni Couture' });
});

const aCardOf = (texts: Partial<SocialCard>) => aCard({ pictures: [plain], ...texts });

const photos = (...colours: (typeof red)[]) =>
  Promise.all(colours.map((colour) => aPhoto({ width: 300, height: 400, colour })));

/** Returns the mean colour of a part of the card, and the deviation of its pixels. */
async function part(card: Buffer, [left, top, width, height]: readonly [number, number, number, number]) {
  const region = await sharp(card).extract({ left, top, width, height }).toBuffer();
  const [r, g, b] = (await sharp(region).stats()).channels;
  return {
    colour: { r: r?.mean, g: g?.mean, b: b?.mean },
    deviation: Math.max(r?.stdev ?? 0, g?.stdev ?? 0, b?.stdev ?? 0),
  };
}

const about = ({ r, g, b }: typeof red) => ({
  r: expect.closeTo(r, -1),
  g: expect.closeTo(g, -1),
  b: expect.closeTo(b, -1),
});

const title = [64, 130, 448, 320] as const;
const rightMargin = [522, 0, 34, 630] as const;
const bottomMargin = [0, 592, 556, 36] as const;

const longName =
  'The Worshipful Company of Bespoke Tailors, Dressmakers, Embroiderers and Alteration Specialists of Greater Manchester UK';

describe('drawCard', () => {
  it.each(everyNth(2, [0, 1, 2, 3, 4]))(
    'is a JPEG of 1200 x 630 and at most 300 KB with %i pictures',
    async (count) => {
      const pictures = await photos(...[red, green, blue, red].slice(0, count));
      const card = await aCard({ pictures });
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, space: 'srgb' });
      expect(card.length).toBeLessThanOrEqual(300_000);
    },
  );

  it('stays small when its pictures are noise', async () => {
    const noise = await noisyPicture({ width: 1024, height: 1024 }).jpeg({ quality: 95 }).toBuffer();
    expect((await aCard({ pictures: [noise, noise, noise] })).length).toBeLessThanOrEqual(300_000);
  });

  it.each([
    [1, [[red, [600, 60, 560, 510]]]],
    [
      2,
      [
        [red, [600, 60, 240, 510]],
        [green, [920, 60, 240, 510]],
      ],
    ],
    [
      3,
      [
        [red, [600, 60, 320, 510]],
        [green, [1000, 60, 160, 200]],
        [blue, [1000, 375, 160, 200]],
      ],
    ],
  ] as const)('arranges %i pictures in their grid', async (count, places) => {
    const card = await aCard({ pictures: await photos(...[red, green, blue].slice(0, count)) });
    for (const [colour, place] of places) expect((await part(card, place)).colour).toEqual(about(colour));
  });

  it('has the sign of a closed book on a label between the place and the seam, also below a long name', async () => {
    const labels = async (card: Buffer) => {
      const { data, info } = await sharp(card)
        .extract({ left: 64, top: 0, width: 448, height: 630 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const isTint = (at: number) => Math.abs((data[at] ?? 0) - 251) < 5 && Math.abs((data[at + 2] ?? 0) - 221) < 6;
      const rows = Array.from({ length: info.height }, (_, y) => (y * info.width + 4) * info.channels);
      return rows.filter(isTint).length;
    };
    const sign = 'Takes new orders from 26 September';
    expect(await labels(namedCard)).toBe(0);
    for (const title of ['Adunni Couture', longName]) {
      expect(await labels(await aCardOf({ title, sign }))).toBeGreaterThan(40);
    }
  });

  it('omits unreadable pictures', async () => {
    const [first, second] = (await photos(red, green)) as [Buffer, Buffer];
    const broken = second.subarray(0, second.length / 2);
    const html = Buffer.from('<!doctype html><p>No picture</p>');
    expect(await aCard({ pictures: [broken, first, html] })).toEqual(await aCard({ pictures: [first] }));
    expect(await aCard({ pictures: [html] })).toEqual(bareCard);
  });

  it('accepts pictures that were sent between processes', async () => {
    const [picture] = (await photos(red)) as [Buffer];
    expect(await aCard({ pictures: [new Uint8Array(picture)] })).toEqual(await aCard({ pictures: [picture] }));
  });

  it('shows the cloth of the seed without pictures', async () => {
    const cloth = await part(bareCard, [560, 0, 640, 630]);
    expect(cloth.deviation).toBeGreaterThan(10);
    expect(await aCard({ seed: 'another-tailor' })).not.toEqual(bareCard);
  });

  it.each(
    everyNth(3, [
      ['Adunni Couture'],
      [longName],
      ['W'.repeat(120)],
      ['खाना '.repeat(24)],
      ['锦绣华裳旗袍定制'.repeat(15)],
      ['Nguyễn Thị Hương Áo Dài'],
      ['Adébáyọ̀ Aṣọ Òkè & Ẹ̀bùn'],
      ['خياطة الأناقة الشرقية'],
      ['ร้านตัดเสื้อผ้าไหมไทย'],
    ]),
  )('prints %s on paper, within its margins', async (name) => {
    const card = await aCardOf({ title: name, subtitle: longName, footnote: longName });
    expect((await part(card, title)).deviation).toBeGreaterThan(20);
    for (const margin of [rightMargin, bottomMargin]) {
      const { colour, deviation } = await part(card, margin);
      expect(colour).toEqual(about(paper));
      expect(deviation).toBeLessThan(3);
    }
  });

  it('draws nothing for empty texts', async () => {
    const card = await aCardOf({ subtitle: '', footnote: '' });
    const { colour, deviation } = await part(card, [64, 450, 448, 100]);
    expect(colour).toEqual(about(paper));
    expect(deviation).toBeLessThan(3);
  });

  it.each(['👗🧵', '\u202e\u200f', 'ᐃᓄᒃᑎᑐᑦ', '!!!'])('uses the words of the slug for %j', async (name) => {
    expect(await aCardOf({ title: name })).toEqual(namedCard);
  });

  it.each(
    everyNth(2, [
      ['</text></svg><script>alert(1)</script>', '</text></svg>'],
      ['<b>Ada</b>', 'Ada'],
      ['Ada &amp; Co', 'Ada & Co'],
      ['<image href="file:///etc/passwd"/>', ''],
    ] as const),
  )('prints %s as it is written, not as %j', async (written, read) => {
    const card = await aCardOf({ title: written, footnote: written });
    expect(card).not.toEqual(await aCardOf({ title: read, footnote: read }));
    expect((await part(card, title)).deviation).toBeGreaterThan(10);
  });

  it('ignores characters that change the writing direction', async () => {
    expect(await aCardOf({ title: '\u202eAda\u2066 Tailors\u200f' })).toEqual(await aCardOf({ title: 'Ada Tailors' }));
  });

  it('draws Chinese characters in the form of the country', async () => {
    const inCountry = (country: string) => aCardOf({ title: '衣服直角', subtitle: country });
    const [china, japan] = await Promise.all([inCountry('Kobe, China'), inCountry('Kobe, Japan')]);
    const shapes = (card: Buffer) =>
      sharp(card).extract({ left: 64, top: 200, width: 448, height: 130 }).raw().toBuffer();
    expect((await shapes(china)).equals(await shapes(japan))).toBe(false);
  });
});
