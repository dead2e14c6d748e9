import { median } from '../search/statistics';
import { table } from '../search/report';
import type { Measures } from './lighthouse';

/** Returns a table with the median of each measure, for each page by its name. */
export function pagesTable(runs: ReadonlyMap<string, readonly Measures[]>): string {
  const rows = [...runs].map(([name, measured]) => {
    const middle = (of: (measures: Measures) => number) => median(measured.map(of));
    const seconds = (of: (measures: Measures) => number) => (middle(of) / 1000).toFixed(2);
    const kilobytes = (of: (measures: Measures) => number) => (middle(of) / 1024).toFixed(1);
    return [
      name,
      middle(({ scores }) => scores.performance).toFixed(0),
      (['accessibility', 'best-practices', 'seo'] as const)
        .map((category) => middle(({ scores }) => scores[category]).toFixed(0))
        .join(' / '),
      seconds(({ firstPaint }) => firstPaint),
      seconds(({ largestPaint }) => largestPaint),
      middle(({ blocking }) => blocking).toFixed(0),
      middle(({ shift }) => shift).toFixed(3),
      `${kilobytes(({ script }) => script)} (${middle(({ files }) => files)})`,
      kilobytes(({ css }) => css),
      kilobytes(({ fonts }) => fonts),
      kilobytes(({ pictures }) => pictures),
      middle(({ requests }) => requests).toFixed(0),
    ];
  });
  return table(header, rows);
}

/** Returns the speeds of the processor while the pages were measured: 'index of the processor 1080 to 1392, median 1193'. */
export function processorSpeeds(runs: ReadonlyMap<string, readonly Measures[]>): string {
  const all = [...runs.values()].flat().map(({ processor }) => Math.round(processor));
  return `index of the processor ${Math.min(...all)} to ${Math.max(...all)}, median ${Math.round(median(all))}`;
}

const header = [
  'page',
  'performance',
  'accessibility / best practices / SEO',
  'first paint, s',
  'largest paint, s',
  'blocking, ms',
  'shift',
  'script, KB (files)',
  'CSS, KB',
  'fonts, KB',
  'pictures, KB',
  'requests',
];
