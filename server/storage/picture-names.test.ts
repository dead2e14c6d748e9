import { describe, expect, it } from 'vitest';
import { fileNames, srcsetOf, webpNames, widthsFor } from './picture-names';

const key = 'a'.repeat(32);

describe('webpNames', () => {
  it.each([
    [
      'a new picture',
      [192, 240, 320, 400, 640, 720, 1024, 1600],
      ['192', '240', '320', '400', '640', '720', '1024', '1600'],
    ],
    [
      'a new picture of another width',
      [192, 240, 320, 400, 640, 720, 900],
      ['192', '240', '320', '400', '640', '720', '1024'],
    ],
    [
      'a picture as wide as a phone, by the name that it had before',
      [240, 320, 640, 720],
      ['240', '320', '640', '1024'],
    ],
    ['a new picture just wider than cards', [240, 300], ['240', '320']],
    ['a picture as wide as cards, by the name that it had before cards had a width', [240], ['320']],
    ['a narrower picture', [192, 200], ['192', '320']],
    ['a picture between two widths of cards', [192, 240, 320, 350], ['192', '240', '320', '640']],
    ['a picture of an earlier release', [320, 640, 900], ['320', '640', '1024']],
    ['a picture of the release before', [240, 320, 640, 720], ['240', '320', '640', '1024']],
    ['a picture of a release that had no WebP', [], []],
  ])('names the files of %s', (_what, widths, names) => {
    const files = webpNames(key, widths);
    expect(files).toEqual(names.map((name) => `${key}-${name}.webp`));
    expect(fileNames(key)).toEqual(expect.arrayContaining(files));
  });

  it('names every file of a picture differently', () => {
    for (let width = 1; width <= 1600; width += 1) {
      const names = webpNames(key, widthsFor(width));
      expect(new Set(names).size, `${width} pixels`).toBe(names.length);
    }
  });
});

describe('srcsetOf', () => {
  it('lists only the stored widths', () => {
    expect(srcsetOf('/pictures/a.jpg', [320, 500])).toBe('/pictures/a-320.webp 320w, /pictures/a-640.webp 500w');
    expect(srcsetOf('/pictures/a.jpg', [])).toBe('');
  });

  it('leaves out widths above a limit', () => {
    expect(srcsetOf('/pictures/a.jpg', [320, 640, 900], 640)).toBe(
      '/pictures/a-320.webp 320w, /pictures/a-640.webp 640w',
    );
  });
});
