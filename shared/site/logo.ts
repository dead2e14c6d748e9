import { escaped } from '@seamfolk/cloth';

/** `size` is in pixels. With a `title` the mark is an image for screen readers, without one it is hidden from them. */
interface LogoOptions {
  size?: number;
  ink?: string;
  needle?: string;
  title?: string;
}

const THREAD =
  'M20.6 9.2C19 7 16.8 6 14.3 6C10.6 6 8 8 8 11C8 17.8 22.4 13.4 22.4 20.8C22.4 24.2 19.4 26.2 15.4 26.2' +
  'C12 26.2 9.2 24.8 7.4 22.4';
const NEEDLE =
  'M31 .6C27.6 2.2 22.8 5.6 19.8 8.8C19.1 9.6 19.3 10.6 19.9 11.1C20.7 11.6 21.7 11.3 22.3 10.5C24.8 7.2 28.6 3.4' +
  ' 31 .6ZM21.1 9.7C21.6 9 22.5 8.1 23.3 7.5C22.9 8.3 22.2 9.3 21.6 9.9C21.4 10.1 21 10 21.1 9.7Z';

/** Returns the product's mark as an SVG document: an S in running stitch, with the needle. */
export function logo({ size = 32, ink = 'currentColor', needle = '#D9662B', title = '' }: LogoOptions = {}): string {
  const role = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true" focusable="false"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 0 28 28" width="${size}" height="${size}" fill="none"` +
    ` ${role}><path d="${THREAD}" stroke="${escaped(ink)}" stroke-width="3.3" stroke-linecap="round"` +
    ` stroke-dasharray="6.2 5.1"/><path fill-rule="evenodd" d="${NEEDLE}" fill="${escaped(needle)}"/></svg>`
  );
}
