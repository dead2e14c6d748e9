import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { format } from 'oxfmt';
import { fromPackageRoot } from '../../server/package-root';
import type { MapCostsBySize, MapKind } from './maps';
import type { Race } from './race';
import type { Kind } from './searches';
import { growthOf, type CostsBySize, type Target } from './targets';

/** Returns a table of every kind of search: milliseconds and buffers at every size, and the growth of the buffers. */
export function costsTable(costs: CostsBySize, kinds: readonly Kind[]): string {
  const sizes = [...costs.keys()].map(short);
  const header = [
    'search',
    `ms at ${sizes.join(' / ')}`,
    `buffers at ${sizes.join(' / ')}`,
    'growth',
    'worst',
    'buffers by statement',
  ];
  const rows = kinds.map(({ name }) => {
    const all = [...costs.values()].flatMap((measured) => measured.get(name) ?? []);
    const last = all.at(-1);
    return [
      name,
      all.map(({ milliseconds }) => milliseconds.toFixed(2)).join(' / '),
      all.map(({ buffers }) => buffers).join(' / '),
      costs.size > 1 ? `${growthOf(costs, name).toFixed(2)}x` : '',
      String(last?.worst ?? ''),
      (last?.parts ?? []).map((part) => `${part.name} ${part.buffers}`).join(', '),
    ];
  });
  return table(header, rows);
}

/** Returns a table of every part of the map: milliseconds and buffers at every size. */
export function mapsTable(costs: MapCostsBySize, kinds: readonly MapKind[]): string {
  const sizes = [...costs.keys()].map(short).join(' / ');
  const header = ['map', `p50 in ms at ${sizes}`, `p99 in ms at ${sizes}`, `buffers at ${sizes}`, 'matches', 'cells'];
  const rows = kinds.map(({ name }) => {
    const all = [...costs.values()].flatMap((measured) => measured.get(name) ?? []);
    const { total = 0, isEstimate = false, cells = 0 } = all.at(-1)?.found ?? {};
    return [
      name,
      all.map(({ p50Milliseconds }) => p50Milliseconds.toFixed(1)).join(' / '),
      all.map(({ p99Milliseconds }) => p99Milliseconds.toFixed(1)).join(' / '),
      all.map(({ buffers }) => buffers).join(' / '),
      `${isEstimate ? 'about ' : ''}${total.toLocaleString('en')}`,
      String(cells),
    ];
  });
  return table(header, rows);
}

/** Returns the search with the most buffers, for each kind. */
export function worstLines(costs: CostsBySize, kinds: readonly Kind[]): string {
  const worstOf = (name: string) => {
    const all = [...costs].map(([size, measured]) => ({ size, ...measured.get(name) }));
    return all.reduce((worst, one) => ((one.worst ?? 0) > (worst.worst ?? 0) ? one : worst));
  };
  return kinds
    .map(({ name }) => ({ name, ...worstOf(name) }))
    .map(({ name, size, worst, worstRequest }) => `${name}: ${worst} for ${worstRequest} of ${size}`)
    .join('\n');
}

export function racesTable(races: readonly Race[]): string {
  const header = [
    'searches for',
    'served by',
    'per second',
    'p99 in ms',
    'CPU ms per search',
    'relative to bare',
    'relative to SQL alone',
    'failed',
  ];
  const rows = races.flatMap(({ name, results }) =>
    results.map((result) => [
      name,
      result.name,
      result.perSecond.toFixed(0),
      result.p99Milliseconds.toFixed(1),
      result.cpuMilliseconds.toFixed(2),
      `${result.times.bare?.toFixed(2)}x`,
      `${result.times['SQL alone']?.toFixed(2)}x`,
      String(result.failed),
    ]),
  );
  return table(header, rows);
}

export function targetsTable(targets: readonly Target[]): string {
  const verdict = ({ reached }: Target) => (reached === undefined ? '-' : reached ? 'reached' : 'missed');
  return table(
    ['what', 'target', 'measured', 'result'],
    targets.map((target) => [target.what, target.goal, target.found, verdict(target)]),
  );
}

/** '2 vCPU, 24 GB of memory, Node 20.20.2' */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} vCPU, ${gigabytes} GB of memory, Node ${process.versions.node}`;
}

/** Replaces the previous report of a benchmark in bench/README.md. */
export async function intoReadme(report: string, bench: string): Promise<void> {
  const path = fromPackageRoot('bench/README.md');
  const readme = await readFile(path, 'utf8');
  const marked = new RegExp(`(<!-- the last run ${bench} -->)[^]*(<!-- end of the last run ${bench} -->)`);
  const next = readme.replace(marked, (_, start: string, end: string) => `${start}\n\n${report}\n\n${end}`);
  await writeFile(path, (await format(path, next, { printWidth: 120 })).code);
}

/** Returns a table in Markdown. */
export function table(header: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

const short = (rows: number) => (rows >= 1e6 ? `${rows / 1e6}M` : `${rows / 1e3}k`);
