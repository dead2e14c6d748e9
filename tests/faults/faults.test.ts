import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../scripts/build.mjs';
import { harmful, harmless } from './all';
import type { Fault } from './fault';
import { startWorld, type World } from './world';

let world: World | undefined;
beforeAll(async () => {
  await build();
  world = await startWorld();
}, 240_000);
afterAll(() => world?.stop());

type Form = NonNullable<Fault['short']>;

const limitMs = 90_000;
const byName = (faults: readonly Fault[]) =>
  faults.flatMap(({ name, short }) => (short ? [[name, short] as const] : []));
const holds = async (_name: string, short: Form) => expect((await short(world!)).failures).toEqual([]);

describe('the rest of the product works while', () => {
  it.concurrent.each(byName(harmless))('%s', holds, limitMs);
});

describe('no confirmed write is lost, answers come in time, and the product recovers when', () => {
  it.each(byName(harmful))('%s', holds, limitMs);
});
