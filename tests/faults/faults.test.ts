import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../scripts/build.mjs';
import { harmful, harmless } from './all';
import { startWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  await build();
  world = await startWorld();
}, 240_000);
afterAll(() => world.stop());

const limitMs = 90_000;

describe('when something goes wrong elsewhere, everything else goes on:', () => {
  it.concurrent.each(harmless)(
    '$name',
    async ({ short }) => expect((await short(world)).failures).toEqual([]),
    limitMs,
  );
});

describe('nothing acknowledged is lost, nobody waits for long, and all works again when', () => {
  it.each(harmful)('$name', async ({ short }) => expect((await short(world)).failures).toEqual([]), limitMs);
});
