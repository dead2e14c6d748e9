import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aTailor } from '../../tests/support/factories';
import { onDisk, type PictureWorld } from '../../tests/support/pictures/picture-world';
import { instead } from '../../tests/support/stores';
import { drawingScope } from '../scope';
import { keptDrawings, type DrawingRequester } from './kept-drawings';

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

function aRequester(caller = 'somebody') {
  const leaving = new AbortController();
  const count = vi.fn(async () => {});
  return { caller, count, left: leaving.signal, leave: () => leaving.abort() } satisfies DrawingRequester & {
    leave: () => void;
  };
}

const begun = ({ draw }: TestOrder) => draw.mock.calls.length;
const isBegun = (order: TestOrder) => expect.poll(() => begun(order)).toBe(1);

describe('keptDrawings', () => {
  it('draws a version once, for concurrent and for later requests, and counts it once', async () => {
    const drawn = drawings();
    const [order, requester] = [anOrder(), aRequester()];
    const both = [drawn(order, requester), drawn(order, requester)];
    await isBegun(order);
    order.end();
    const [one, two] = await Promise.all(both);
    expect(one).toEqual({ file: Buffer.from(`drawing ${order.version}`), isWhole: true });
    expect([two, await drawn(order, requester)]).toEqual([one, one]);
    expect([begun(order), requester.count.mock.calls.length]).toEqual([1, 1]);
  });

  it('draws at once a version that waits in the queue of another caller', async () => {
    const drawn = drawings();
    const [attacker, visitor] = [aRequester('attacker'), aRequester('visitor')];
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
    const refused = { ...aRequester('attacker'), count: () => Promise.reject(new Error('too many')) };
    const [refusal, answer] = [drawn(order, refused), drawn(order, aRequester('visitor'))];
    await expect(refusal).rejects.toThrow('too many');
    await isBegun(order);
    order.end();
    expect((await answer).isWhole).toBe(true);
  });

  it('keeps drawings in the store for another process, which counts and draws nothing', async () => {
    const [order, requester] = [anOrder(), aRequester()];
    const first = drawings()(order, requester);
    await isBegun(order);
    order.end();
    const drawn = await first;
    expect(await drawings()(order, requester)).toEqual(drawn);
    expect([begun(order), requester.count.mock.calls.length]).toEqual([1, 1]);
    expect(await world.files()).toContain(`drawings/${order.version}`);
  });

  it('keeps no drawing in the store that lacks a picture', async () => {
    const order = anOrder([undefined]);
    const incomplete = drawings()(order, aRequester());
    await isBegun(order);
    order.end();
    expect((await incomplete).isWhole).toBe(false);
    expect(await world.files()).not.toContain(`drawings/${order.version}`);
  });

  it('draws without a store that does not answer', async () => {
    const away = () => Promise.reject(new Error('away'));
    const drawn = drawings(instead(world.deps.storage, { readDrawing: away, keepDrawing: away }));
    const order = anOrder();
    const answer = drawn(order, aRequester());
    await isBegun(order);
    order.end();
    expect((await answer).isWhole).toBe(true);
  });

  it('draws two files of one caller at once, while others draw theirs', async () => {
    const drawn = drawings();
    const [first, second, third, other] = [anOrder(), anOrder(), anOrder(), anOrder()];
    const requester = aRequester('greedy');
    const all = [first, second, third].map((order) => drawn(order, requester));
    const others = drawn(other, aRequester('patient'));
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
    const requesters = orders.map(() => aRequester('greedy'));
    const all = orders.map((order, at) => drawn(order, requesters[at] ?? aRequester()));
    await expect(all[12]).rejects.toMatchObject({ status: 503 });
    const answers = Promise.allSettled(all);
    for (const { leave } of requesters) leave();
    expect((await answers).map(({ status }) => status)).toEqual(Array(13).fill('rejected'));
  });

  it('does not start a drawing whose requesters have all left, and signals a running one', async () => {
    const drawn = drawings();
    const [first, second, third] = [anOrder(), anOrder(), anOrder()];
    const [requester, impatient] = [aRequester(), aRequester()];
    const running = drawn(first, impatient);
    const beside = drawn(second, requester);
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
