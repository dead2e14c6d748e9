import { describe, expect, it } from 'vitest';
import { anHeic, noisyPicture } from '../../../../tests/support/pictures/pictures';
import { isIncompletePicture } from './incomplete-picture';

const made = {
  JPEG: () => noisyPicture().jpeg().toBuffer(),
  'progressive JPEG': () => noisyPicture().jpeg({ progressive: true }).toBuffer(),
  // Its thumbnail is text instead of a picture, with an end marker like that of a camera's thumbnail.
  'JPEG with a thumbnail': () =>
    noisyPicture()
      .jpeg()
      .withExif({ IFD0: { ImageDescription: '\u00ff\u00d9 thumbnail' } })
      .toBuffer(),
  PNG: () => noisyPicture().png().toBuffer(),
  WebP: () => noisyPicture().webp().toBuffer(),
  HEIC: () => anHeic(),
};
const kinds = Object.entries(made);
const isIncomplete = (bytes: Buffer) => isIncompletePicture(new Blob([new Uint8Array(bytes)]));

describe.each(kinds)('a %s', (_, make) => {
  it('is complete as it is', async () => expect(await isIncomplete(await make())).toBe(false));

  it.each([
    ['a video', Buffer.from('....ftypmp42 and the frames of a motion photo'.repeat(40))],
    ['the trailer of a phone', Buffer.from('\u0000\u0000\u0001\u000aImage_UTC_Data1795424040000SEFHSEFT')],
    ['one byte', Buffer.from([0])],
  ])('is complete with %s after its end', async (_name, more) => {
    expect(await isIncomplete(Buffer.concat([await make(), more]))).toBe(false);
  });

  it.each([0.99, 0.9, 0.5, 0.1])('is incomplete if it breaks off at %d of its length', async (part) => {
    const whole = await make();
    expect(await isIncomplete(whole.subarray(0, Math.floor(whole.length * part)))).toBe(true);
  });

  it('is incomplete if its second half has zeros only', async () => {
    const whole = Buffer.from(await make());
    if (whole[0] === 0xff) expect(await isIncomplete(whole.fill(0, Math.floor(whole.length / 2)))).toBe(true);
  });
});

describe('isIncompletePicture', () => {
  it('does not judge JPEGs of several pictures by the last one', async () => {
    const one = await made.JPEG();
    expect(await isIncomplete(Buffer.concat([one, one.subarray(0, 300)]))).toBe(false);
  });

  it('accepts filling before the markers of a JPEG', async () => {
    const one = await made.JPEG();
    expect(await isIncomplete(Buffer.concat([one.subarray(0, -2), Buffer.from([0xff, 0xff, 0xff, 0xd9])]))).toBe(false);
  });

  it.each(['', 'x', 'GIF89a', '<svg>', '\u0000\u0000\u0000\u0000ftyp'])('does not judge %j', async (text) => {
    expect(await isIncomplete(Buffer.from(text))).toBe(false);
  });
});
