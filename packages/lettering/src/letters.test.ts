import { describe, expect, it } from 'vitest';
import { fraunces, inter } from './font-files';
import { lettersOf, tidy } from './letters';
import { typesetter } from './shape';

const inSans = (text: string) => lettersOf(text, { serif: false, language: 'zh' });
const inSerif = (text: string) => lettersOf(text, { serif: true, language: 'zh' });

async function widthOf(text: string): Promise<number> {
  const letters = await inSans(text);
  return typesetter(letters, { weight: 400, size: 100 }).width(0, letters.text.length);
}

describe('lettersOf', () => {
  it.each([
    ['Vietnamese', 'Nguyễn Thị Hương Áo Dài'],
    ['Yoruba', 'Adébáyọ̀ Aṣọ Òkè m̀ Ẹ̀bùn'],
    ['Ewe and Hausa', 'Ɖɔkita Ŋutsu, Ƙwarai da Ɗinki'],
    ['Greek', 'Ραπτική Αφροδίτη'],
    ['Cyrillic', 'Ательє «Їжачок» Қазақ'],
    ['Arabic', 'خياطة الأناقة الشرقية'],
    ['Persian and Urdu', 'خیاطی گل‌ها پشاور ٹیلرز'],
    ['Hebrew', 'חייט ירושלים'],
    ['Devanagari', 'श्री लक्ष्मी वस्त्र'],
    ['Bengali', 'ঢাকা জামদানি ঘর'],
    ['Gurmukhi', 'ਪੰਜਾਬੀ ਸੂਟ'],
    ['Gujarati', 'ગુજરાતી દરજી'],
    ['Tamil', 'தமிழ் தையல்'],
    ['Telugu', 'తెలుగు దర్జీ'],
    ['Kannada', 'ಕನ್ನಡ ದರ್ಜಿ'],
    ['Malayalam', 'മലയാളം തയ്യൽ'],
    ['Sinhala', 'සිංහල මැහුම්'],
    ['Thai', 'ร้านตัดเสื้อผ้าไหมไทย'],
    ['Lao', 'ຮ້ານຕັດຫຍິບ'],
    ['Khmer', 'ហាងកាត់ដេរ'],
    ['Burmese', 'မြန်မာ အပ်ချုပ်ဆိုင်'],
    ['Ethiopic', 'አዲስ ልብስ ስፌት'],
    ['Georgian', 'მკერავი თბილისი'],
    ['Armenian', 'Դերձակ Երևան'],
    ['Chinese', '锦绣华裳旗袍定制'],
    ['Chinese of Taiwan', '錦繡華裳旗袍訂製'],
    ['Japanese', '仕立て屋 きもの工房カフェ'],
    ['Korean', '한복 맞춤집 고운옷'],
  ])('has every letter of %s', async (_language, name) => {
    const letters = await inSerif(name);
    expect(letters.text).toBe(name.normalize('NFC'));
    expect(letters.faces).toHaveLength(letters.text.length);
    for (const [at, face] of letters.faces.entries()) {
      const character = letters.text.codePointAt(at) ?? 0;
      const isSecondHalf = character >= 0xdc00 && character <= 0xdfff;
      const isJoiner = character === 0x200c || character === 0x200d;
      if (!isSecondHalf && !isJoiner) expect(face.cut(400, 20).nominalGlyph(character)).toBeGreaterThan(0);
    }
  });

  it.each([
    ['emoji', '✂️ Stitch & Co 👗🧵', 'Stitch & Co'],
    ['families of emoji and flags', 'Ada 👩🏽‍🦱🇳🇬 Garden', 'Ada Garden'],
    ['scripts without a font', 'Garden ᐃᓄᒃ 𒀀', 'Garden'],
    ['marks without a font', 'A\u{1d167}da', 'Ada'],
    ['everything, where nothing can be drawn', '👗🧵', ''],
  ])('leaves out %s', async (_what, text, drawn) => {
    expect((await inSerif(text)).text).toBe(drawn);
  });

  it('keeps punctuation of names', async () => {
    expect((await inSerif('Löwe® & Söhne™ © 1899 №5')).text).toBe('Löwe® & Söhne™ © 1899 №5');
  });

  it.each([
    ['Adunni Couture', fraunces],
    ['Nguyễn Thị Hương', fraunces],
    ['✂️ Stitch & Co', fraunces],
    ['Adébáyọ̀', inter],
    ['Ραπτική Athens', inter],
  ])('sets %s in one family', async (name, family) => {
    const { faces } = await inSerif(name);
    expect(new Set(faces.map((face) => face.family))).toEqual(new Set([family]));
  });

  it('uses the forms of the language for Chinese characters', async () => {
    const files = await Promise.all(
      (['zh', 'ja', 'ko'] as const).map((language) => lettersOf('衣服', { serif: false, language })),
    );
    expect(new Set(files.map(({ faces }) => faces[0]?.family)).size).toBe(3);
  });

  it('detects the direction of a text', async () => {
    expect((await inSans('خياطة Paris')).rightToLeft).toBe(true);
    expect((await inSans('Maison خياطة')).rightToLeft).toBe(false);
  });

  it('joins letters as their script requires', async () => {
    const apart = await Promise.all(['خ', 'ي', 'ا', 'ط', 'ة'].map(widthOf));
    expect(await widthOf('خياطة')).toBeLessThan(apart.reduce((sum, width) => sum + width) * 0.95);
    expect(await widthOf('क्ष')).toBeLessThan((await widthOf('क')) + (await widthOf('ष')));
    expect(await widthOf('o\u0300\u0323')).toBe(await widthOf('o'));
  });
});

describe('tidy', () => {
  it.each([
    ['line breaks and control characters', 'Ada\r\n\u0000\u0007Garden\u2028 ', 'Ada Garden'],
    ['controls of direction', '\u202eevil\u202c \u2066Ada\u2069\u200f', 'evil Ada'],
    ['halves of characters', 'Ada\ud83d', 'Ada'],
    ['marks on nothing', '\u0301 \u0302Ada', 'Ada'],
    ['towers of marks', `a${'\u0301'.repeat(60)}`, `á${'\u0301'.repeat(5)}`],
  ])('removes %s', (_what, text, tidied) => {
    expect(tidy(text)).toHaveLength(tidied.length);
    expect(tidy(text)).toBe(tidied);
  });

  it('keeps joiners', () => expect(tidy('گل‌ها')).toBe('گل‌ها'));
});
