import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A font family, split into files by its package. */
export interface FontFamily {
  files: readonly FontFile[];
  /** Line height in em: taller for scripts with marks above and below. */
  lineHeight: number;
  /** Whether letter spacing is allowed: not for scripts with joined letters. */
  spaceable: boolean;
}

/** A WOFF2 file with its character ranges, of which it may lack some characters. */
export interface FontFile {
  path: string;
  ranges: readonly CharacterRange[];
}

type CharacterRange = readonly [first: number, last: number];

/** The serif. It cannot position combining marks. */
export const fraunces: FontFamily = {
  files: cutFiles(require.resolve('@fontsource-variable/fraunces/unicode.json'), 'opsz'),
  lineHeight: 1.02,
  spaceable: true,
};

/** The sans: Latin with every mark, Greek, Cyrillic. */
export const inter: FontFamily = {
  files: [{ path: require.resolve('inter-ui/variable/InterVariable.woff2'), ranges: [[0, 0x10ffff]] }],
  lineHeight: 1.18,
  spaceable: true,
};

/** Chinese, Japanese and Korean, by the language of their glyph forms; each also has most characters of the others. */
export const eastAsian = {
  zh: noto(require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'), 1.15),
  ja: noto(require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'), 1.15),
  ko: noto(require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'), 1.15),
};

/** One family for each other script. */
export const otherScripts: readonly FontFamily[] = [
  noto(require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'), 1.35),
  noto(require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'), 1.15),
  noto(require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'), 1.25),
  noto(require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'), 1.25),
  noto(require.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'), 1.25),
  noto(require.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'), 1.25),
  noto(require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'), 1.25),
  noto(require.resolve('@fontsource-variable/noto-sans-telugu/unicode.json'), 1.35),
  noto(require.resolve('@fontsource-variable/noto-sans-kannada/unicode.json'), 1.35),
  noto(require.resolve('@fontsource-variable/noto-sans-malayalam/unicode.json'), 1.25),
  noto(require.resolve('@fontsource-variable/noto-sans-sinhala/unicode.json'), 1.25),
  noto(require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'), 1.4),
  noto(require.resolve('@fontsource-variable/noto-sans-lao/unicode.json'), 1.4),
  noto(require.resolve('@fontsource-variable/noto-sans-khmer/unicode.json'), 1.4),
  noto(require.resolve('@fontsource-variable/noto-sans-myanmar/unicode.json'), 1.5),
  noto(require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'), 1.15),
  noto(require.resolve('@fontsource-variable/noto-sans-georgian/unicode.json'), 1.15),
  noto(require.resolve('@fontsource-variable/noto-sans-armenian/unicode.json'), 1.15),
];

/** Returns whether the ranges of a file include a character. */
export function isFor({ ranges }: FontFile, character: number): boolean {
  return ranges.some(([first, last]) => character >= first && character <= last);
}

function noto(unicodeJson: string, lineHeight: number): FontFamily {
  const latin = /-latin(-ext)?-wght-/;
  const files = cutFiles(unicodeJson, 'wght').filter(({ path }) => !latin.test(path));
  return { files, lineHeight, spaceable: false };
}

/** Reads unicode.json beside the folder `files`: {"latin": "U+0000-00FF,U+0131", "[4]": "U+1f1e9"}. */
function cutFiles(unicodeJson: string, axis: 'opsz' | 'wght'): FontFile[] {
  const folder = dirname(unicodeJson);
  const cuts = JSON.parse(readFileSync(unicodeJson, 'utf8')) as Record<string, string>;
  const family = folder.split(/[\\/]/).at(-1);
  return Object.entries(cuts).map(([cut, ranges]) => ({
    path: join(folder, 'files', `${family}-${cut.replace(/[[\]]/g, '')}-${axis}-normal.woff2`),
    ranges: ranges.split(',').map(parseRange),
  }));
}

function parseRange(range: string): CharacterRange {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return [first, last];
}
