import { textBlock, type TextBlock, type TextRoom, tidy } from '@seamfolk/lettering';
import { BRAND } from '@shared/site/brand';
import { logo } from '@shared/site/logo';
import { colours } from './colours';
import { languageOf, nameBlock } from './name-block';

/** The texts on the card beside its pictures. */
export interface CardText {
  /** Selects the cloth: the tailor's id. */
  seed: string;
  /** The slug. Its words replace a title without any letter that the fonts have. */
  spare: string;
  title: string;
  /** Below the title, in a quieter colour. */
  subtitle: string;
  /** Below the subtitle, on a sewn label. */
  sign?: string;
  /** Below the seam. */
  footnote: string;
}

const { paper, ink, muted, orange, orangeTint, orangeInk, green } = colours;

/** Width of the card's left part, in pixels. */
export const textWidth = 560;
const left = 64;
const top = 64;
const bottom = 574;
const width = 448;
const markSize = 46;
const seam = { width: 428, thickness: 4, gap: 22 };
/** Least space above and below the block in the middle. */
const air = 24;
const gap = 22;

const sizes = [82, 74, 66, 60, 54, 48, 44, 40, 36, 32];
const longTitle = 24;
const maxTitleLines = 5;

const brandRoom: TextRoom = {
  width,
  height: markSize,
  maxLines: 1,
  sizes: [34],
  weight: 600,
  serif: true,
  spacing: -0.02,
};
const subtitleRoom: TextRoom = {
  width,
  height: 90,
  maxLines: 2,
  sizes: [31, 27, 24],
  weight: 400,
  lineHeight: () => 1.3,
};
const footnoteRoom: TextRoom = {
  width,
  height: 76,
  maxLines: 2,
  sizes: [25, 22],
  weight: 400,
  lineHeight: () => 1.4,
  even: true,
};

/** The label with the sign: the distance of its stitches and of its words from the ends. */
const label = { height: 58, inset: 9, padding: 28 };
const signRoom: TextRoom = {
  width: width - 2 * label.padding,
  height: label.height,
  maxLines: 1,
  sizes: [28, 26, 24, 22],
  weight: 600,
  serif: true,
  centred: true,
};

/** Returns the left side of the card, 560 pixels wide, as SVG shapes: logo, title, subtitle, sign, seam, footnote. */
export async function cardText({ spare: slug, title, subtitle, sign, footnote }: CardText): Promise<string> {
  const language = languageOf(`${title} ${subtitle}`);
  const brand = await textBlock(BRAND, brandRoom, language);
  const foot = await textBlock(footnote, footnoteRoom, language);
  const place = await textBlock(subtitle, subtitleRoom, language);
  const seamTop = bottom - (foot.height > 0 ? foot.height + seam.gap : 0) - seam.thickness;
  const words = await textBlock(sign ?? '', signRoom, language);
  const belowPlace = words.height > 0 ? gap + label.height : 0;
  const belowTitle = (place.height > 0 ? gap + place.height : 0) + belowPlace;
  const room = seamTop - (top + markSize) - 2 * air;
  const name = await nameBlock(title, slug, (text) => titleRoom(text, room - belowTitle), language);
  const middle = top + markSize + air + (room - name.height - belowTitle) / 2;
  return [
    `<rect width="${textWidth}" height="100%" fill="${paper}"/>`,
    `<g transform="translate(${left} ${top})">${logo({ size: markSize, ink: green, needle: orange })}</g>`,
    brand.draw(left + markSize + 14, top + (markSize - brand.height) / 2, ink),
    name.draw(left, middle, ink),
    place.draw(left, middle + name.height + gap, muted),
    words.height > 0 ? sewnLabel(words, middle + name.height + belowTitle - label.height) : '',
    `<path d="M${left} ${seamTop + seam.thickness / 2}h${seam.width}" stroke="${orange}"`,
    ` stroke-width="${seam.thickness}" stroke-dasharray="20 14"/>`,
    foot.draw(left, bottom - foot.height, ink),
  ].join('');
}

/** Draws a label with stitches at both ends. Its words are centred. */
function sewnLabel(words: TextBlock, y: number): string {
  const ends = [label.inset, width - label.inset].map((x) => `M${left + x} ${y + 8}v${label.height - 16}`);
  return [
    `<rect x="${left}" y="${y}" width="${width}" height="${label.height}" rx="4" fill="${orangeTint}"/>`,
    `<path d="${ends.join('')}" stroke="${orange}" stroke-width="3" stroke-dasharray="9 6"/>`,
    words.draw(left + label.padding, y + (label.height - words.height) / 2, orangeInk),
  ].join('');
}

function titleRoom(title: string, height: number): TextRoom {
  const largest = [...tidy(title)].length > longTitle ? 60 : 82;
  return {
    width,
    height,
    maxLines: maxTitleLines,
    sizes: sizes.filter((size) => size <= largest),
    weight: 600,
    serif: true,
    spacing: -0.026,
    lineHeight: (size) => 1.02 + (82 - size) / 500,
    even: true,
  };
}
