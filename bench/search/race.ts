import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { startApp, startBare, startSqlAlone, type Contender } from './contenders';
import { playRounds, type Result } from './rounds';
import type { StepsByPath } from './run-steps';
import { sampleCities, type SearchRequest } from './searches';
import { openStore } from './store';
import type { MadeTailor } from './tailors';

export interface Race {
  /** The kind of search. */
  name: string;
  results: Result[];
}

interface Options {
  databaseUrl: string;
  first: readonly MadeTailor[];
  /** For files of this run. */
  folder: string;
  seconds: number;
}

const cities = 100;
/** The app's default. */
const cacheSeconds = 3;

/** All contenders serve the same searches in alternating rounds, so that other load on the machine affects all of them alike. */
export async function race({ databaseUrl, first, folder, seconds }: Options): Promise<Race[]> {
  await build();
  const mixes = mixesOf(first);
  const statementsFile = join(folder, 'statements.json');
  await writeFile(statementsFile, JSON.stringify(await recorded(databaseUrl, mixes)));
  const given = { databaseUrl, statementsFile, folder };
  const started: Contender[] = [];
  try {
    started.push(await startApp(given, 'app', 0));
    started.push(await startApp(given, 'app, cached', cacheSeconds));
    started.push(await startBare(given));
    started.push(await startSqlAlone(given));
    const races = [];
    for (const { name, paths } of mixes) {
      await checkAnswers(started, paths);
      races.push({ name, results: await playRounds(started, paths, seconds) });
    }
    return races;
  } finally {
    for (const { stop } of started.reverse()) await stop();
  }
}

interface Mix {
  name: string;
  paths: string[];
}

function mixesOf(first: readonly MadeTailor[]): Mix[] {
  const wanted = sampleCities(first, cities, 2_000);
  const placeOf = new Map(
    first.map(({ town }) => [town.city, { lat: String(town.latitude), lng: String(town.longitude) }]),
  );
  return [
    { name: 'city', paths: wanted.map((city) => pathOf({ city })) },
    { name: 'near', paths: wanted.map((city) => pathOf(placeOf.get(city) ?? {})) },
    { name: 'first page', paths: [pathOf({ limit: '24' })] },
  ];
}

const pathOf = (query: Record<string, string>) => `/api/tailors/search?${new URLSearchParams(query)}`;
const askedBy = (path: string): SearchRequest => ({
  query: Object.fromEntries(new URLSearchParams(path.split('?')[1])),
});

async function recorded(databaseUrl: string, mixes: readonly Mix[]): Promise<StepsByPath> {
  const store = await openStore(databaseUrl);
  const stepsByPath: StepsByPath = {};
  for (const path of new Set(mixes.flatMap(({ paths }) => paths)))
    stepsByPath[path] = await store.stepsOf(askedBy(path));
  await store.stop();
  return stepsByPath;
}

/** @throws Error if an answer differs from the app's */
async function checkAnswers(contenders: readonly Contender[], paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths.slice(0, 5))) {
    const [ours = '', ...others] = await Promise.all(
      contenders.flatMap(({ addressOf }) => (addressOf ? [textAt(addressOf(path))] : [])),
    );
    const ids = (JSON.parse(ours) as { id: string }[]).map(({ id }) => id);
    if (ids.length === 0) throw new Error(`No tailor is found by ${path}`);
    if (others.some((text) => ids.some((id) => !text.includes(id))))
      throw new Error(`Not all answer the same to ${path}`);
  }
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
