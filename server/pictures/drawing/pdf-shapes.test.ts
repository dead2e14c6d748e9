import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { drawShapes } from './pdf-shapes';

/** Returns the operators that the shapes add to the page. */
async function operatorsOf(svg: string): Promise<string[]> {
  const pdf = new PDFDocument({ compress: false, font: '' });
  drawShapes(pdf, svg);
  pdf.end();
  const content = (await buffer(pdf)).toString('latin1');
  const [, operators = ''] = /stream\n1 0 0 -1 0 792 cm\n([\s\S]*?)\n\nendstream/.exec(content) ?? [];
  return operators.split('\n');
}

describe('drawShapes', () => {
  it('inherits colours and nests transforms', async () => {
    const svg =
      '<g fill="#ff0000"><g transform="translate(1 2) scale(3 -4)"><path fill-rule="evenodd" d="M0 0h1"/></g></g>';
    expect(await operatorsOf(svg)).toEqual([
      'q',
      'q',
      '1 0 0 1 1 2 cm',
      '3 0 0 -4 0 0 cm',
      'q',
      '0 0 m',
      '1 0 l',
      '/DeviceRGB cs',
      '1 0 0 scn',
      'f*',
      'Q',
      'Q',
      'Q',
    ]);
  });

  it('scales a nested drawing to its width', async () => {
    const svg =
      '<svg viewBox="4 0 28 28" width="14" fill="none"><path stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-dasharray="6 5" d="M0 0h1"/></svg>';
    expect(await operatorsOf(svg)).toEqual([
      'q',
      '0.5 0 0 0.5 0 0 cm',
      '1 0 0 1 -4 0 cm',
      'q',
      '0 0 m',
      '1 0 l',
      '2 w',
      '1 J',
      '[6 5] 0 d',
      '/DeviceRGB CS',
      '0 0 0 SCN',
      'S',
      'Q',
      'Q',
    ]);
  });

  it.each([
    ['an element', '<circle r="1"/>'],
    ['a transform', '<g transform="rotate(3)"><path d="M0 0h1"/></g>'],
  ])('refuses %s that it does not know', async (_what, svg) => expect(operatorsOf(svg)).rejects.toThrow('Cannot draw'));
});
