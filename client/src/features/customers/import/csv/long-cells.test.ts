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

/** Reading takes about 0.2 s. Patterns that run over a gap again from each of its positions took 6 to 30 s. */
it.each([
  ['spaces', ' '],
  ['tabs', '\t'],
  ['line breaks', '\n'],
  ['spaces that do not break', '\u00a0'],
  ['digits with spaces', ' 1'],
  ['apostrophes', " '="],
])('20 rows of cells with almost 5,000 %s are read in one run over each cell', async (_, fill) => {
  for (const [before, after] of [
    ['Ada', 'Eze'],
    ['0803 555', '0142'],
    ['15', 'in'],
  ] as const) {
    const cell = `${before}${fill.repeat(4900 / fill.length)}${after}`;
    await clientsOf('Ada');
    const start = process.cpuUsage();
    const { fresh, duplicates, bad } = await clientsOf(cell);
    expect(fresh.length + duplicates.length + bad.filter(({ isRecord }) => !isRecord).length).toBe(20);
    // Time of the processor, which other programs do not lengthen.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
  }
});
