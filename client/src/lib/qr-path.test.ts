import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path';

describe('qrPath', () => {
  it('is read as the address', async () => {
    const address = 'https://seamfolk.example/measurements/an-id/card/another';
    const { side, path } = qrPath(address);
    const box = `viewBox="-4 -4 ${side + 8} ${side + 8}" width="600" height="600"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="M-4-4h99v99h-99z" fill="#fff"/><path d="${path}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
  });
});
