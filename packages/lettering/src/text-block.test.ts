import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { breaksOf, splitsOf } from './lines';
import { textBlock, type TextRoom } from './text-block';

const room: TextRoom = {
  width: 448,
  height: 255,
  maxLines: 5,
  sizes: [82, 60, 44, 32],
  weight: 600,
  serif: true,
  even: true,
};

const piecesOf = (text: string, ends: number[]) => ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));

describe('breaksOf', () => {
  it.each([
    ['Ada & Sons', ['Ada ', '& ', 'Sons']],
    ['Al-Noor Gardens', ['Al-', 'Noor ', 'Gardens']],
    ["L'Atelier d'Aïcha", ["L'Atelier ", "d'Aïcha"]],
    ['旗袍（上海）', ['旗袍', '（上海）']],
    ['ร้านตัดเสื้อผ้า', ['ร้าน', 'ตัด', 'เสื้อผ้า']],
    ['한복 맞춤집', ['한복 ', '맞춤집']],
  ])('%s', (text, pieces) => expect(piecesOf(text, breaksOf({ text }))).toEqual(pieces));

  it('has one break and no split for an empty text', () => {
    expect([breaksOf({ text: '' }), splitsOf({ text: '' })]).toEqual([[0], []]);
  });
});

describe('textBlock', () => {
  it.each([
    ['Adunni', 82, ['Adunni']],
    ['Adunni Couture', 82, ['Adunni', 'Couture']],
    ['Nguyễn Thị Hương Áo Dài', 82, ['Nguyễn', 'Thị Hương', 'Áo Dài']],
    ['Haute Couture Internationale', 60, ['Haute Couture', 'Internationale']],
  ])('sets %s in %i pixels', async (name, size, lines) => {
    expect(await textBlock(name, room, 'zh')).toMatchObject({ size, lines });
  });

  it('divides a word only if it is wider than a line in the smallest size', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsuniform';
    const { size, lines } = await textBlock(word, room, 'zh');
    expect([size, lines.join('')]).toEqual([32, word]);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('ends a text that is too long with an ellipsis', async () => {
    const { lines } = await textBlock('W'.repeat(120), room, 'zh');
    expect(lines).toHaveLength(5);
    expect(lines.join('')).toMatch(/^W{40,}…$/);
  });

  it('draws nothing for an empty text', async () => {
    expect(await textBlock('👗', room, 'zh')).toMatchObject({ height: 0, lines: [] });
  });

  it.each([
    'Adunni Couture',
    'W'.repeat(120),
    '﷽ ﷽ ﷽',
    'The Worshipful Company of Stationers, Bookbinders, Newspaper Makers and Manuscript Specialists of Greater Manchester',
    'دار الأزياء الملكية للعبايات والجلابيات والقفاطين المغربية',
    '锦绣华裳旗袍定制'.repeat(15),
    'मुंबई के सबसे पुराने दर्ज़ी और उनके बेटे, शादी के कपड़ों के विशेषज्ञ',
  ])('stays within its room: %s', async (name) => {
    const block = await textBlock(name, room, 'zh');
    expect(block.height).toBeLessThanOrEqual(room.height);
    const margin = 100;
    const [width, height] = [room.width + 2 * margin, room.height + 2 * margin];
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${block.draw(margin, margin, '#000')}</svg>`;
    const { info } = await sharp(Buffer.from(drawing))
      .flatten({ background: '#fff' })
      .trim()
      .toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    const top = -(info.trimOffsetTop ?? 0);
    expect(left).toBeGreaterThanOrEqual(margin - 8);
    expect(left + info.width).toBeLessThanOrEqual(margin + room.width + 8);
    expect(top).toBeGreaterThanOrEqual(margin - 12);
    expect(top + info.height).toBeLessThanOrEqual(margin + room.height + 12);
  });

  it('aligns right-to-left lines at the right edge', async () => {
    const block = await textBlock('خياطة الأناقة الشرقية', room, 'zh');
    expect(block.lines.length).toBeGreaterThan(1);
    const starts = [...block.draw(0, 0, '#000').matchAll(/<g transform="translate\((\S+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...starts)).toBe(0);
    expect(Math.max(...starts)).toBeGreaterThan(20);
  });
});
