import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app';
import { isNightly } from '../support/nightly';
import { aDay } from './acts';
import { aWorkday } from './workday';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/**
 * `OFFLINE_RUNS=10000 npx vitest run two-devices` runs that many days. A failure names its seed: `OFFLINE_SEED=... OFFLINE_SHRINKS=yes`
 * finds the shortest day that fails so.
 */
const runs = Number(process.env.OFFLINE_RUNS ?? (isNightly ? 100 : 8));
const seed = process.env.OFFLINE_SEED === undefined ? undefined : Number(process.env.OFFLINE_SEED);
const endOnFailure = process.env.OFFLINE_SHRINKS === undefined;

describe('two devices with one book', () => {
  it('keep their word: what a screen calls saved is on the server, waits where one sees it, or is asked about', async () => {
    await fc.assert(
      fc.asyncProperty(aDay, fc.boolean(), async (day, keepsMine) => {
        const workday = await aWorkday(app);
        for (const act of day) await workday.act(act);
        expect(await workday.end(keepsMine ? 'mine' : 'theirs')).toEqual([]);
      }),
      { numRuns: runs, seed, endOnFailure },
    );
  }, 36_000_000);
});
