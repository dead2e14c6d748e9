import { describe, expect, it } from 'vitest';
import { csv } from './format';

/** Returns the only cell of a table, as the file has it. */
async function written(cell: unknown): Promise<string> {
  async function* rows() {
    yield [cell];
  }
  let text = '';
  for await (const piece of csv(rows(), ['Name'], (row) => [row])) text += piece;
  return text.replace(/^\uFEFFName\r\n|\r\n$/g, '');
}

describe('csv', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['Ada;=1+1', "Ada;'=1+1"],
    ['Ada;+1;-1; @x', "Ada;'+1;'-1; '@x"],
    ['Ada\t=1+1', "Ada\t'=1+1"],
    ['Ada;"=1+1;x', `"Ada;""'=1+1;x"`],
    ['Ada\n=1+1', `"Ada\n'=1+1"`],
    ['Ada;\uff1d1+1', "Ada;'\uff1d1+1"],
  ])('lets no spreadsheet run %j, whatever it separates cells by', async (cell, text) => {
    expect(await written(cell)).toBe(text);
  });

  it('quotes a text of several lines', async () => {
    expect(await written('Left\nlower')).toBe('"Left\nlower"');
  });

  it.each(['Ada; Zoë - the younger', 'a+b=c;d', 'ada@seamfolk.example', -3])('leaves %j as it is', async (cell) => {
    expect(await written(cell)).toBe(String(cell));
  });
});
