import { describe, expect, it } from 'vitest';
import { fileNames } from '../../server/storage/picture-names';
import { pictureAddresses, webpNames, widthsFor } from './picture-files';

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

describe('pictureAddresses', () => {
  it('lists only the stored widths', () => {
    expect(pictureAddresses('/pictures/', { key: 'a', width: 500, widths: [320, 500] })).toEqual({
      src: '/pictures/a.jpg',
      srcSet: '/pictures/a-320.webp 320w, /pictures/a-640.webp 500w',
    });
    expect(pictureAddresses('/pictures/', { key: 'a', width: 0, widths: [] }).srcSet).toBe('');
  });

  it('knows the widths of a new picture', () => {
    expect(pictureAddresses('https://pictures.example/public/', { key: 'a', width: 300 })).toEqual({
      src: 'https://pictures.example/public/a.jpg',
      srcSet:
        'https://pictures.example/public/a-192.webp 192w, https://pictures.example/public/a-240.webp 240w, https://pictures.example/public/a-320.webp 300w',
    });
  });

  it('lists the JPEG of a long picture, which is wider than its WebP files', () => {
    const long = { key: 'a', width: 640, widths: [192, 320] };
    const webp = '/pictures/a-192.webp 192w, /pictures/a-320.webp 320w';
    expect(pictureAddresses('/pictures/', long).srcSet).toBe(`${webp}, /pictures/a.jpg 640w`);
    expect(pictureAddresses('/pictures/', long, 400).srcSet).toBe(webp);
    expect(pictureAddresses('/pictures/', { ...long, width: 1600 }).srcSet).toBe(`${webp}, /pictures/a.jpg 1024w`);
  });

  it('leaves out widths above a limit', () => {
    expect(pictureAddresses('/pictures/', { key: 'a', width: 900, widths: [320, 640, 900] }, 640).srcSet).toBe(
      '/pictures/a-320.webp 320w, /pictures/a-640.webp 640w',
    );
  });
});
