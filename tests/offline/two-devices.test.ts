import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncedTables } from '@shared/changes/synced-tables';
import { startApp, type TestApp } from '../support/app';
import { aTailor } from '../support/factories';
import { aDevice } from './device';
import { aWorkday, type Act } from './workday';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** `OFFLINE_RUNS=10000 npx vitest run two-devices` takes half an hour. */
const runs = Number(process.env.OFFLINE_RUNS ?? 40);

const device = fc.nat(1);
const number = fc.nat(1_000);
const acts: fc.Arbitrary<Act>[] = [
  fc.record({
    kind: fc.constant('network' as const),
    device,
    to: fc.constantFrom('online', 'offline', 'answers-lost', 'sent-twice'),
  }),
  fc.record({ kind: fc.constant('restart' as const), device }),
  fc.record({ kind: fc.constant('sync' as const), device }),
  fc.record({ kind: fc.constant('add-client' as const), device }),
  fc.record({ kind: fc.constant('walk-in' as const), device }),
  fc.record({
    kind: fc.constant('edit-client' as const),
    device,
    row: number,
    field: fc.constantFrom('phone', 'notes'),
  }),
  fc.record({ kind: fc.constant('measure' as const), device, row: number }),
  fc.record({ kind: fc.constant('remeasure' as const), device, row: number, field: fc.constantFrom('chest', 'waist') }),
  fc.record({ kind: fc.constant('order' as const), device, row: number, isPaid: fc.boolean() }),
  fc.record({ kind: fc.constant('pay' as const), device, row: number }),
  fc.record({
    kind: fc.constant('stage' as const),
    device,
    row: number,
    stage: fc.constantFrom('cutting', 'sewing', 'ready'),
  }),
  fc.record({ kind: fc.constant('delete-client' as const), device, row: number }),
];

describe('two devices with one book', () => {
  it('have the same rows after syncing; nothing typed is lost, and each payment is there once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...acts), { maxLength: 30 }), fc.boolean(), async (day, keepsMine) => {
        const { agent, tailor } = await aTailor(app);
        const devices = [await aDevice(app, agent, tailor.userId), await aDevice(app, agent, tailor.userId)];
        const workday = aWorkday(agent, devices);
        for (const act of day) await workday.act(act);
        await workday.finish(keepsMine ? 'mine' : 'theirs');
        const [first, second] = devices;
        for (const table of syncedTables) {
          const byId = (rows: { id: string }[]) => new Map(rows.map((row) => [row.id, row]));
          const onServer = byId(await workday.onServer(table));
          expect(byId((await first?.mirrored(table)) ?? [])).toEqual(onServer);
          expect(byId((await second?.mirrored(table)) ?? [])).toEqual(onServer);
        }
        expect(await workday.lost()).toEqual([]);
        expect(await workday.miscountedPayments()).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 3_600_000);
});
