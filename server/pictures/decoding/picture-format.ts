/** Accepted formats, and SVG, which people try and which has its own refusal. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg';

/** Returns a file's format by its first bytes, independent of its name and announced type; undefined for other formats. */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return fromBrands(bytes);
  return /<svg[\s>]/i.test(ascii(bytes, 0, 4096)) ? 'svg' : undefined;
}

/** ISO base media files list their brands, four letters each, in the first box. */
function fromBrands(bytes: Buffer): PictureFormat | undefined {
  const boxEnd = Math.min(bytes.readUInt32BE(0), 256);
  const brands = ascii(bytes, 8, boxEnd).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return 'heic';
  return undefined;
}

function startsWith(bytes: Buffer, magic: readonly number[]): boolean {
  return bytes.length >= magic.length && magic.every((byte, at) => bytes[at] === byte);
}

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, Math.min(end, bytes.length));
}
