import { textBlock, type TextRoom } from '@seamfolk/lettering';
import { BRAND } from '@shared/site/brand';
import { logo } from '@shared/site/logo';
import { colours } from './colours';
import { languageOf, nameBlock } from './name-block';
import type { StatusText } from './status-text';

/** The texts of a shop sign, and the QR code of the page. */
export interface SignText extends Omit<StatusText, 'garments'> {
  /** The phone number as the tailor wrote it; '' if there is none. */
  number: string;
}

/** The size of the drawing. Its ratio is that of A5 and A4. */
export const signSize = { width: 559, height: 793.8 };
/** Height of the cloth at the top, with its pinked edge. */
export const clothHeight = 150;
const tooth = 8;
const margin = 40;
const width = signSize.width - 2 * margin;
const frame = 276;
const qrSide = 268;
const footTop = 750;

const centred = { width, weight: 400, centred: true, even: true };
const nameSizes = [56, 50, 46, 42, 38, 34, 30, 26];
const nameRoom = (): TextRoom => ({
  ...centred,
  height: 98,
  maxLines: 2,
  sizes: nameSizes,
  weight: 600,
  serif: true,
  spacing: -0.025,
  lineHeight: () => 1.04,
});
const lineRoom: TextRoom = { ...centred, height: 30, maxLines: 1, sizes: [20], lineHeight: () => 1.5 };
const addressRoom: TextRoom = {
  ...centred,
  height: 44,
  maxLines: 2,
  sizes: [18, 16, 15],
  weight: 600,
  lineHeight: () => 1.4,
};
const numberRoom: TextRoom = {
  ...centred,
  height: 40,
  maxLines: 1,
  sizes: [32, 28, 24, 20],
  weight: 500,
  serif: true,
  lineHeight: () => 1.2,
};
const brandRoom: TextRoom = { width, height: 22, maxLines: 1, sizes: [16], weight: 600, serif: true };

/** Returns a shop sign as SVG shapes, without its cloth: name, QR code in a sewn frame, address, number, logo. */
export async function signDrawing({ spare, name, place, address, number, qr }: SignText): Promise<string> {
  const language = languageOf(`${name} ${place}`);
  const title = await nameBlock(name, spare, nameRoom, language);
  const line = await textBlock(number ? 'See my work, call or write' : 'See my work', lineRoom, language);
  const link = await textBlock(address, addressRoom, language);
  const phone = await textBlock(number, numberRoom, language);
  const brand = await textBlock(BRAND, brandRoom, language);
  const titleTop = clothHeight + 28;
  const lineTop = titleTop + title.height + 8;
  const frameTop = lineTop + line.height + 18;
  const linkTop = frameTop + frame + 16;
  const frameLeft = (signSize.width - frame) / 2;
  const quiet = (frame - qrSide) / 2;
  const footLeft = (signSize.width - 98) / 2;
  return [
    pinkedEdge(),
    title.draw(margin, titleTop, colours.ink),
    line.draw(margin, lineTop, colours.muted),
    `<path d="${roundedSquare(frameLeft, frameTop, frame, 10)}" fill="none" stroke="${colours.thread}" stroke-width="2"`,
    ` stroke-dasharray="7 4.5"/>`,
    `<path transform="translate(${frameLeft + quiet} ${frameTop + quiet}) scale(${qrSide / qr.side})" fill="${colours.ink}"`,
    ` d="${qr.path}"/>`,
    link.draw(margin, linkTop, colours.ink),
    phone.draw(margin, linkTop + link.height + 4, colours.ink),
    `<g transform="translate(${footLeft} ${footTop})">${logo({ size: 22, ink: colours.green, needle: colours.orange })}</g>`,
    brand.draw(footLeft + 30, footTop + (22 - brand.height) / 2, colours.muted),
  ].join('');
}

/** White triangles over the lower edge of the cloth. */
function pinkedEdge(): string {
  const count = Math.ceil(signSize.width / (2 * tooth));
  const teeth = `l${tooth} ${-tooth}l${tooth} ${tooth}`.repeat(count);
  return `<path fill="${colours.white}" d="M0 ${clothHeight}${teeth}v2H0z"/>`;
}

function roundedSquare(x: number, y: number, side: number, radius: number): string {
  const edge = side - 2 * radius;
  const control = radius * 0.4477;
  const corner = (dx: number, dy: number, first: [number, number], last: [number, number]) =>
    `c${[...first, ...last, dx, dy].join(' ')}`;
  const rest = radius - control;
  return [
    `M${x + radius} ${y}h${edge}`,
    corner(radius, radius, [rest, 0], [radius, control]),
    `v${edge}`,
    corner(-radius, radius, [0, rest], [-control, radius]),
    `h${-edge}`,
    corner(-radius, -radius, [-rest, 0], [-radius, -control]),
    `v${-edge}`,
    corner(radius, -radius, [0, -rest], [control, -radius]),
    'z',
  ].join('');
}
