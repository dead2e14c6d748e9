import { textBlock, type TextRoom, tidy } from '@seamfolk/lettering';
import { logo } from '@shared/site/logo';
import { colours } from './colours';
import { languageOf, nameBlock } from './name-block';

/** The texts of a status picture, and the QR code of the page. */
export interface StatusText {
  /** The slug. Its words replace a name without any letter that the fonts have. */
  spare: string;
  name: string;
  place: string;
  garments: string;
  /** The page's URL without its scheme. */
  address: string;
  /** The dark modules as a path, in a square of `side` modules with the quiet zone. */
  qr: { side: number; path: string };
}

const left = 72;
const width = 936;
const top = 1258;
const seamTop = 1670;
/** Below the address, chat apps show their own controls. */
const bottom = 1770;
const logoSize = 64;
const gapToPlace = 18;
const gapToGarments = 34;
/** Least space above the seam. */
const air = 24;
const longName = 22;
const sizes = [116, 104, 94, 84, 76, 68, 60, 52, 46];

/** The white square of the QR code, with a border of paper. */
const code = { left: 720, top: 914, side: 288, border: 10 };

const placeRoom: TextRoom = {
  width,
  height: 130,
  maxLines: 2,
  sizes: [46, 40, 34],
  weight: 400,
  lineHeight: () => 1.3,
};
const garmentRoom: TextRoom = {
  width,
  height: 124,
  maxLines: 2,
  sizes: [42, 36],
  weight: 400,
  lineHeight: () => 1.35,
  even: true,
};
const addressRoom: TextRoom = {
  width: width - logoSize - 22,
  height: 84,
  maxLines: 2,
  sizes: [38, 34, 30, 26],
  weight: 600,
  lineHeight: () => 1.2,
};

/** Returns the lower part of a status picture, 1080 x 1920 pixels, as SVG shapes: QR code, name, place, garments, address. */
export async function statusText({ spare, name, place, garments, address, qr }: StatusText): Promise<string> {
  const language = languageOf(`${name} ${place}`);
  const town = await textBlock(place, placeRoom, language);
  const made = await textBlock(garments, garmentRoom, language);
  const link = await textBlock(address, addressRoom, language);
  const below = (town.height && gapToPlace + town.height) + (made.height && gapToGarments + made.height);
  const title = await nameBlock(name, spare, (text) => nameRoom(text, seamTop - air - top - below), language);
  const townTop = top + title.height + gapToPlace;
  const logoTop = bottom - logoSize;
  return [
    qrPanel(qr),
    title.draw(left, top, colours.ink),
    town.draw(left, townTop, colours.muted),
    made.draw(left, townTop + (town.height || -gapToPlace) + gapToGarments, colours.ink),
    `<path d="M${left} ${seamTop + 2.5}h${width}" stroke="${colours.orange}" stroke-width="5" stroke-dasharray="26 18"/>`,
    `<g transform="translate(${left} ${logoTop})">${logo({ size: logoSize, ink: colours.green, needle: colours.orange })}</g>`,
    link.draw(left + logoSize + 22, logoTop + (logoSize - link.height) / 2, colours.ink),
  ].join('');
}

function nameRoom(name: string, height: number): TextRoom {
  const largest = [...tidy(name)].length > longName ? 84 : 116;
  return {
    width,
    height,
    maxLines: 3,
    sizes: sizes.filter((size) => size <= largest),
    weight: 600,
    serif: true,
    spacing: -0.03,
    lineHeight: () => 1.02,
    even: true,
  };
}

function qrPanel({ side, path }: StatusText['qr']): string {
  const { left: x, top: y, side: outer, border } = code;
  const inner = outer - 2 * border;
  return (
    `<rect x="${x}" y="${y}" width="${outer}" height="${outer}" rx="14" fill="${colours.paper}"/>` +
    `<rect x="${x + border}" y="${y + border}" width="${inner}" height="${inner}" rx="4" fill="${colours.white}"` +
    ` stroke="${colours.hairline}" stroke-width="2"/>` +
    `<path transform="translate(${x + border} ${y + border}) scale(${inner / side})" fill="${colours.ink}" d="${path}"/>`
  );
}
