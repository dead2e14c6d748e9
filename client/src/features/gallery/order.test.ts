import type { GalleryImage } from '@shared/gallery/contract';
import { describe, expect, it } from 'vitest';
import { changedPositions } from './order';

describe('changedPositions', () => {
  const images = (orders: number[]) =>
    orders.map((displayOrder, position) => ({ id: 'abc'[position], displayOrder }) as GalleryImage);

  it.each([
    ['nothing where the order is kept', [0, 1, 2], undefined],
    ['the two that changed places', [1, 0, 2], { first: 0, ids: ['a', 'b'] }],
    ['those after a gap', [0, 2, 7], { first: 1, ids: ['b', 'c'] }],
    ['all but the first of equals', [0, 0, 0], { first: 1, ids: ['b', 'c'] }],
    ['those between two that changed places', [2, 1, 0], { first: 0, ids: ['a', 'b', 'c'] }],
  ])('names %s', (_case, orders, changed) => {
    expect(changedPositions(images(orders))).toEqual(changed);
  });
});
