import type { DemoDeps } from './deps';
import { createMissingPictures } from './pictures';
import { insertDemoRows } from './rows';

export interface DemoLoad {
  /** The number of new tailors; existing ones stay as they are. */
  tailors: number;
  /** Resolves when all portfolios are complete, or after a logged failure; never rejects. */
  pictures: Promise<void>;
}

/**
 * Loads demo data at the start: into a new embedded database or if DEMO_DATA=true, never if DEMO_DATA=false. An older
 * embedded database gets the pictures that an earlier start did not finish.
 */
export async function demoDataAtStart(deps: DemoDeps & { newDatabase: boolean }): Promise<DemoLoad> {
  const { demoData, databaseUrl } = deps.env;
  if (demoData ?? deps.newDatabase) return loadDemoData(deps);
  const mayHaveDemoData = demoData === undefined && databaseUrl === undefined;
  return { tailors: 0, pictures: mayHaveDemoData ? createMissingPictures(deps) : Promise.resolve() };
}

/**
 * Fills the directory with the demo tailors, and the demo account with clients and measurements, in one transaction. The
 * portfolios follow in the background.
 */
export async function loadDemoData(deps: DemoDeps): Promise<DemoLoad> {
  const tailors = await insertDemoRows(deps.db, deps.issuer, new Date());
  return { tailors, pictures: createMissingPictures(deps) };
}
