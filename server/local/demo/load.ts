import type { DemoDeps } from './deps';
import { hangPictures } from './pictures';
import { insertDemoRows } from './rows';

export interface DemoLoad {
  /** How many tailors were written; those who are there already stay as they are. */
  tailors: number;
  /** Settles when all portfolios hang, or when that was given up and logged; never rejects. */
  pictures: Promise<void>;
}

/**
 * What one start does about demo data: loads it into a new embedded database or when DEMO_DATA=true, nothing when
 * DEMO_DATA=false; an embedded database that is older gets the pictures that an earlier start did not come to.
 */
export async function demoDataAtStart(deps: DemoDeps & { newDatabase: boolean }): Promise<DemoLoad> {
  const { demoData, databaseUrl } = deps.env;
  if (demoData ?? deps.newDatabase) return loadDemoData(deps);
  const mayHaveSome = demoData === undefined && databaseUrl === undefined;
  return { tailors: 0, pictures: mayHaveSome ? hangPictures(deps) : Promise.resolve() };
}

/**
 * Fills the directory with the demo tailors, and the demo account with clients and measurements, in one transaction.
 * The portfolios follow in the background.
 */
export async function loadDemoData(deps: DemoDeps): Promise<DemoLoad> {
  const tailors = await insertDemoRows(deps.db, deps.issuer, new Date());
  return { tailors, pictures: hangPictures(deps) };
}
