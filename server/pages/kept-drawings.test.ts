import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aTailor } from '../../tests/support/factories';
import { onDisk, type PictureWorld } from '../../tests/support/pictures/picture-world';
import { instead } from '../../tests/support/stores';
import { drawingScope } from '../scope';
import { keptDrawings, type DrawingCaller } from './kept-drawings';

let world: PictureWorld;
let tailorId: string;
beforeAll(async () => {
  world = await onDisk();
  tailorId = (await aTailor(world.app)).tailor.id;
});
afterAll(() => world.stop());

const cacheBytes = 1_000;
const drawings = (storage = world.deps.storage) =>
  keptDrawings({ drawings: drawingScope({ ...world.deps, storage }), log: world.deps.log }, cacheBytes);

let made = 0;
/** Makes an order for a drawing that ends when the test ends it. */
function anOrder(pictures: (Uint8Array | undefined)[] = []) {
  let end = () => {};
  const version = (made += 1).toString(16).padStart(16, '0');
  const draw = vi.fn(async (_pictures: Uint8Array[], _signal: AbortSignal) => {
    await new Promise<void>((resolve) => (end = resolve));
    return Buffer.from(`drawing ${version}`);
  });
  return { tailorId, version, draw, pictures: async () => pictures, end: () => end() };
}
type TestOrder = ReturnType<typeof anOrder>;

function anAsker(caller = 'somebody') {
  const leaving = new AbortController();
  const count = vi.fn(async () => {});
  return { caller, count, left: leaving.signal, leave: () => leaving.abort() } satisfies DrawingCaller & {
    leave: () => void;
  };
}

const begun = ({ draw }: TestOrder) => draw.mock.calls.length;
const isBegun = (order: TestOrder) => expect.poll(() => begun(order)).toBe(1);

describe('keptDrawings', () => {
  it('draws a version once, for concurrent and for later requests, and counts it once', async () => {
    const drawn = drawings();
    const [order, asker] = [anOrder(), anAsker()];
    const both = [drawn(order, asker), drawn(order, asker)];
    await isBegun(order);
    order.end();
    const [one, two] = await Promise.all(both);
    expect(one).toEqual({ file: Buffer.from(`drawing ${order.version}`), isWhole: true });
    expect([two, await drawn(order, asker)]).toEqual([one, one]);
    expect([begun(order), asker.count.mock.calls.length]).toEqual([1, 1]);
  });

  it('draws at once what another caller waits for behind its own drawings', async () => {
    const drawn = drawings();
    const [attacker, visitor] = [anAsker('attacker'), anAsker('visitor')];
    const busy = [anOrder(), anOrder()];
    const wanted = anOrder();
    const attacked = [...busy, wanted].map((order) => drawn(order, attacker));
    await Promise.all(busy.map(isBegun));
    const answer = drawn(wanted, visitor);
    await isBegun(wanted);
    for (const order of [wanted, ...busy]) order.end();
    expect((await answer).file).toEqual((await attacked[2])?.file);
    await Promise.all(attacked);
    expect(begun(wanted)).toBe(1);
  });

  it('refuses no caller by the limit of another', async () => {
    const drawn = drawings();
    const order = anOrder();
    const refused = { ...anAsker('attacker'), count: () => Promise.reject(new Error('too many')) };
    const [refusal, answer] = [drawn(order, refused), drawn(order, anAsker('visitor'))];
    await expect(refusal).rejects.toThrow('too many');
    await isBegun(order);
    order.end();
    expect((await answer).isWhole).toBe(true);
  });

  it('keeps drawings in the store for another process, which counts and draws nothing', async () => {
    const [order, asker] = [anOrder(), anAsker()];
    const first = drawings()(order, asker);
    await isBegun(order);
    order.end();
    const drawn = await first;
    expect(await drawings()(order, asker)).toEqual(drawn);
    expect([begun(order), asker.count.mock.calls.length]).toEqual([1, 1]);
    expect(await world.files()).toContain(`drawings/${order.version}`);
  });

  it('keeps no drawing in the store that lacks a picture', async () => {
    const order = anOrder([undefined]);
    const incomplete = drawings()(order, anAsker());
    await isBegun(order);
    order.end();
    expect((await incomplete).isWhole).toBe(false);
    expect(await world.files()).not.toContain(`drawings/${order.version}`);
  });

  it('draws without a store that does not answer', async () => {
    const away = () => Promise.reject(new Error('away'));
    const drawn = drawings(instead(world.deps.storage, { readDrawing: away, keepDrawing: away }));
    const order = anOrder();
    const answer = drawn(order, anAsker());
    await isBegun(order);
    order.end();
    expect((await answer).isWhole).toBe(true);
  });

  it('draws two files of one caller at once, while others draw theirs', async () => {
    const drawn = drawings();
    const [first, second, third, other] = [anOrder(), anOrder(), anOrder(), anOrder()];
    const asker = anAsker('greedy');
    const all = [first, second, third].map((order) => drawn(order, asker));
    const others = drawn(other, anAsker('patient'));
    for (const order of [first, second, other]) await isBegun(order);
    expect(begun(third)).toBe(0);
    other.end();
    await others;
    expect(begun(third)).toBe(0);
    first.end();
    await isBegun(third);
    second.end();
    third.end();
    expect(await Promise.all(all)).toHaveLength(3);
  });

  it('refuses a caller whose queue is full, and no other', async () => {
    const drawn = drawings();
    const orders = Array.from({ length: 13 }, () => anOrder());
    const askers = orders.map(() => anAsker('greedy'));
    const all = orders.map((order, at) => drawn(order, askers[at] ?? anAsker()));
    await expect(all[12]).rejects.toMatchObject({ status: 503 });
    const answers = Promise.allSettled(all);
    for (const { leave } of askers) leave();
    expect((await answers).map(({ status }) => status)).toEqual(Array(13).fill('rejected'));
  });

  it('does not begin a drawing whose askers have left, and tells a running one', async () => {
    const drawn = drawings();
    const [first, second, third] = [anOrder(), anOrder(), anOrder()];
    const [asker, impatient] = [anAsker(), anAsker()];
    const running = drawn(first, impatient);
    const beside = drawn(second, asker);
    const waiting = drawn(third, impatient);
    await Promise.all([isBegun(first), isBegun(second)]);
    impatient.leave();
    for (const left of [running, waiting]) await expect(left).rejects.toMatchObject({ status: 503 });
    expect(first.draw.mock.calls[0]?.[1].aborted).toBe(true);
    for (const order of [first, second]) order.end();
    await beside;
    await expect.poll(() => world.files()).toContain(`drawings/${first.version}`);
    expect(begun(third)).toBe(0);
  });
});
