import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { fittingRecord } from './measures-of-line';

const agbada = { garment: 'Agbada', kind: 'new' } as const;
const record = (tags: string | null, chest = '40 in') =>
  aRecord(aClient({ name: 'Ada' }), { tags, measurements: { chest } });

describe('the record of a new garment', () => {
  it('is the newest one, if all have one label or none', () => {
    const records = [record('Ada'), record('ada ')];
    expect(fittingRecord(agbada, records, [])).toBe(records[0]);
    const plain = [record(null), record(null)];
    expect(fittingRecord(agbada, plain, [])).toBe(plain[0]);
  });

  it('is none where labels differ: they can be of several people', () => {
    expect(fittingRecord(agbada, [record('Ada, gown', '28 in'), record('Father', '44 in')], [])).toBeUndefined();
    expect(fittingRecord(agbada, [record('Ada'), record(null)], [])).toBeUndefined();
  });

  it('is none for an alteration, or without records', () => {
    expect(fittingRecord({ ...agbada, kind: 'alteration' }, [record(null)], [])).toBeUndefined();
    expect(fittingRecord(agbada, [], [])).toBeUndefined();
  });
});
