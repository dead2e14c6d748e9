import papa from 'papaparse';
import { expect, it } from 'vitest';
import { planOf } from '../plan/plan';
import { readClients } from '../reading/read-clients';
import { guessedMapping } from './mapping';
import { mappedRows } from './mapped-rows';

const country = 'Nigeria';
const headings = ['Name', 'Phone', 'WhatsApp', 'Waist', 'Date', 'Notes', 'Shoes'];

async function clientsOf(cell: string) {
  const rows = Array.from({ length: 20 }, () => headings.map(() => cell));
  const read = await readClients(new Blob([papa.unparse([headings, ...rows])]));
  if ('rows' in read) throw new Error('These are no columns');
  const found = await mappedRows(read.table, guessedMapping(read.table, 'in'), { country });
  return planOf(found, [], { country });
}

/** The limit of a failure, which a test that passes never reaches. */
const limitMs = 10_000;

/** The three readings of a test take about 0.3 s together. Patterns that run over a gap again from each of its positions took 6 to 30 s each. */
it.each([
  ['spaces', ' '],
  ['tabs', '\t'],
  ['line breaks', '\n'],
  ['spaces that do not break', '\u00a0'],
  ['digits with spaces', ' 1'],
  ['apostrophes', " '="],
])(
  '20 rows of cells with almost 5,000 %s are read in one run over each cell',
  async (_, fill) => {
    for (const [before, after] of [
      ['Ada', 'Eze'],
      ['0803 555', '0142'],
      ['15', 'in'],
    ] as const) {
      const cell = `${before}${fill.repeat(4900 / fill.length)}${after}`;
      const { fresh, duplicates, bad } = await clientsOf(cell);
      expect(fresh.length + duplicates.length + bad.filter(({ isRecord }) => !isRecord).length).toBe(20);
    }
  },
  limitMs,
);
