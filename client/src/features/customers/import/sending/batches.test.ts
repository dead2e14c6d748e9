import { describe, expect, it } from 'vitest';
import { batchesOf } from './batches';

describe('the batches', () => {
  const client = (notes = '') => ({ name: 'Ada', phone: null, whatsapp: null, notes });

  it('have at most 100 clients and 80 KB each, and keys of their own', () => {
    const [many, long] = [batchesOf(Array(250).fill(client())), batchesOf(Array(40).fill(client('ọ́'.repeat(2_500))))];
    expect(many.map(({ customers }) => customers.length)).toEqual([100, 100, 50]);
    expect(new Set(many.map(({ key }) => key)).size).toBe(3);
    expect(long.flatMap(({ customers }) => customers)).toHaveLength(40);
    for (const { customers } of long)
      expect(new TextEncoder().encode(JSON.stringify({ customers })).length).toBeLessThan(81_000);
  });

  it('are none without clients', () => expect(batchesOf([])).toEqual([]));
});
