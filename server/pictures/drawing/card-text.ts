import { textBlock, type TextRoom, tidy } from '@seamfolk/lettering';
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
  /** Below the seam. */
  footnote: string;
}

const { paper, ink, muted, orange, green } = colours;

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

/** Returns the left side of the card, 560 pixels wide, as SVG shapes: logo, title, subtitle, seam, footnote. */
export async function cardText({ spare: slug, title, subtitle, footnote }: CardText): Promise<string> {
  const language = languageOf(`${title} ${subtitle}`);
  const brand = await textBlock(BRAND, brandRoom, language);
  const foot = await textBlock(footnote, footnoteRoom, language);
  const place = await textBlock(subtitle, subtitleRoom, language);
  const seamTop = bottom - (foot.height > 0 ? foot.height + seam.gap : 0) - seam.thickness;
  const belowTitle = place.height > 0 ? gap + place.height : 0;
  const room = seamTop - (top + markSize) - 2 * air;
  const name = await nameBlock(title, slug, (text) => titleRoom(text, room - belowTitle), language);
  const middle = top + markSize + air + (room - name.height - belowTitle) / 2;
  return [
    `<rect width="${textWidth}" height="100%" fill="${paper}"/>`,
    `<g transform="translate(${left} ${top})">${logo({ size: markSize, ink: green, needle: orange })}</g>`,
    brand.draw(left + markSize + 14, top + (markSize - brand.height) / 2, ink),
    name.draw(left, middle, ink),
    place.draw(left, middle + name.height + gap, muted),
    `<path d="M${left} ${seamTop + seam.thickness / 2}h${seam.width}" stroke="${orange}"`,
    ` stroke-width="${seam.thickness}" stroke-dasharray="20 14"/>`,
    foot.draw(left, bottom - foot.height, ink),
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
