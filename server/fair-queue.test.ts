import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue';

function queueOf(...entries: readonly [caller: string, entry: number][]): FairQueue<number> {
  const queue = new FairQueue<number>();
  for (const [caller, entry] of entries) queue.add(caller, entry);
  return queue;
}

const order = (queue: FairQueue<number>) => Array.from({ length: queue.size }, () => queue.shift());

it('lets callers take turns, each in the order of their own entries', () => {
  const queue = queueOf(['a', 1], ['a', 2], ['a', 3], ['b', 4], ['c', 5], ['b', 6]);
  expect(order(queue)).toEqual([1, 4, 5, 2, 6, 3]);
  expect([queue.size, queue.shift()]).toEqual([0, undefined]);
});

it('puts a caller who comes back behind those who wait', () => {
  const queue = queueOf(['a', 1], ['b', 2], ['b', 3]);
  expect(queue.shift()).toBe(1);
  queue.add('a', 4);
  expect(order(queue)).toEqual([2, 4, 3]);
});

it('forgets an entry that has left, once', () => {
  const queue = queueOf(['a', 1], ['a', 2], ['b', 3]);
  queue.remove('a', 1);
  queue.remove('a', 1);
  queue.remove('c', 1);
  expect(queue.size).toBe(2);
  expect(queue.takeAll()).toEqual([2, 3]);
  expect([queue.size, queue.shift()]).toEqual([0, undefined]);
});
