import { gazetteerOf } from '@seamfolk/gazetteer';
import { readGazetteerFile } from '../server/places/gazetteer-file';

/** Prints the cost of the gazetteer. Run it with `npm run bench:places`. */
const queries = [
  '',
  'a',
  's',
  'st',
  'san',
  'santa mar',
  'new y',
  'brooklyn, n',
  'brooklyn, ny',
  'accra gh',
  'bandra, mumbai',
];
const longQueries = [
  '10001',
  '100',
  'm5v 2t6',
  'e8 3pn, london',
  '10115 Berlin',
  'a, b',
  's, s',
  's s s s s s s s s s s',
  'qq',
];
const nowhere = 'a b c d e f g h i j, '.repeat(40);

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const used = () => {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const file = await readGazetteerFile();
console.log(`file            ${mb(file.length)}`);

const rounds: number[] = [];
const before = used();
let gazetteer = await opened();
global.gc?.();
console.log(`memory          ${mb(used() - before)} (heap and external)`);
for (let round = 0; round < 5; round++) gazetteer = await opened();
console.log(`ready           ${rounds.map((ms) => ms.toFixed(0)).join(', ')} ms (the first with cold code)`);

for (const query of [...queries, ...longQueries, nowhere]) {
  const name = query.length > 30 ? `${query.slice(0, 20)}... (${query.length})` : query;
  const find = timesOf(() => gazetteer.find(query, { country: 'US' }));
  const resolve = timesOf(() => gazetteer.resolve(query));
  console.log(`${name.padEnd(32)} find ${find}   resolve ${resolve}`);
}
const written = { city: 'Brooklyn', state: 'New York', zipcode: '11213', country: 'United States' };
console.log(`${'locate a tailor'.padEnd(32)}      ${timesOf(() => gazetteer.locate(written))}`);

async function opened() {
  const start = performance.now();
  const result = await gazetteerOf(await readGazetteerFile());
  rounds.push(performance.now() - start);
  return result;
}

/** Returns 'first / median / slowest of 100' in wall-clock time, and the processor time of one call, in milliseconds. */
function timesOf(ask: () => unknown): string {
  const cpu = process.cpuUsage();
  const times = Array.from({ length: 101 }, () => {
    const start = performance.now();
    ask();
    return performance.now() - start;
  });
  const { user, system } = process.cpuUsage(cpu);
  const [first = 0, ...rest] = times;
  const sorted = rest.sort((a, b) => a - b);
  const shown = [first, sorted[50] ?? 0, sorted[99] ?? 0].map((ms) => ms.toFixed(2).padStart(6)).join(' / ');
  return `${shown} (cpu ${((user + system) / 101_000).toFixed(2)})`;
}
