import { expect, it } from 'vitest';
import { safeParse, uuid } from 'zod/mini';
import { newRowId, rowIdOf } from './row-id';

it('an id of this device is one that the server accepts, and a new one each time', () => {
  const ids = Array.from({ length: 50 }, newRowId);
  expect(ids.filter((id) => !safeParse(uuid(), id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(50);
});

it('the id of a submission is the same for each attempt', () => {
  expect(rowIdOf('00112233445566778899aabbccddeeff')).toBe('00112233-4455-4677-a899-aabbccddeeff');
});
