import { parseArgs } from 'node:util';
import { databaseOf, serverVersion } from './search/databases';
import { kindsOfMaps, measureMaps, type MapCostsBySize, type MapKind } from './search/maps';
import { measure } from './search/measure';
import { race } from './search/race';
import { costsTable, intoReadme, machine, mapsTable, racesTable, targetsTable, worstLines } from './search/report';
import { kindsOfSearches } from './search/searches';
import { tailorMaker } from './search/tailors';
import { bufferTargets, speedTargets, type CostsBySize } from './search/targets';
import { startThrowawayPostgres } from './search/throwaway-postgres';
import { readTowns } from './search/towns';

/**
 * Prints what every kind of search costs the database in directories of 10,000 tailors to `--rows`, how many searches per
 * second the server answers compared with others, and which targets that reaches. See bench/README.md.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    readme: { type: 'boolean', default: false },
  },
});
const rows = Number(options.rows);
const sizes = [...new Set([10_000, 100_000, rows])].filter((size) => size <= rows);

const starting = startThrowawayPostgres(options.keep);
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt);
const postgres = await starting;
try {
  await bench();
} catch (error) {
  if (!isInterrupted) throw error;
} finally {
  await postgres.stop();
}

function interrupt(): void {
  isInterrupted = true;
  void starting.then(({ stop }) => stop()).finally(() => process.exit(130));
}

async function bench(): Promise<void> {
  const makeTailor = tailorMaker(readTowns());
  const first = Array.from({ length: Math.min(rows, 10_000) }, (_, at) => makeTailor(at + 1));
  const report = [
    `${rows.toLocaleString('en')} tailors; ${machine()}, PostgreSQL ${await serverVersion(postgres.url)}.`,
  ];
  const print = (...parts: string[]) => {
    report.push(...parts);
    console.log(`\n${parts.join('\n\n')}`);
  };
  const urls = new Map<number, string>();
  for (const size of sizes) urls.set(size, await databaseOf(size, postgres, makeTailor));

  const targets = [];
  if (options.only === undefined || options.only === 'map') {
    const [costs, kinds]: [MapCostsBySize, MapKind[]] = [new Map(), kindsOfMaps(first)];
    for (const [size, url] of urls) costs.set(size, await measureMaps(url, kinds));
    print(mapsTable(costs, kinds));
  }
  if (options.only === undefined || options.only === 'buffers') {
    const costs: CostsBySize = new Map();
    for (const [size, url] of urls) costs.set(size, await measure(url, kindsOfSearches(first, size)));
    const kinds = kindsOfSearches(first, rows);
    print(costsTable(costs, kinds));
    console.log(`\n${worstLines(costs, kinds)}`);
    targets.push(...bufferTargets(costs, kinds));
  }
  if (options.only === undefined || options.only === 'http') {
    const [databaseUrl = ''] = [...urls.values()].slice(-1);
    const races = await race({ databaseUrl, first, folder: postgres.folder, seconds: Number(options.seconds) });
    print(racesTable(races));
    targets.push(...speedTargets(races));
  }
  if (targets.length > 0) print(targetsTable(targets));
  if (options.readme) await intoReadme(report.join('\n\n'), 'of bench:search');
}
