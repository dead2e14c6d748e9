import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  all,
  anyRecord,
  chest,
  exported,
  namesLeftOut,
  own,
} from '../../../../../tests/support/client/exported-records';
import type { ExportedRecord } from './exported-file';
import { recordFreesewing } from './record-freesewing';

describe('recordFreesewing', () => {
  const set = (of: ExportedRecord) => JSON.parse(recordFreesewing(of).text) as Record<string, unknown>;

  it('has the names of FreeSewing in millimetres, and leaves out what it defines in another way', () => {
    expect(set(all)).toEqual({
      name: 'Chidi Eze',
      units: 'metric',
      notes: 'Agbada',
      measurements: {
        neck: 25.4,
        chest: 50.8,
        waist: 76.2,
        shoulderToShoulder: 101.6,
        shoulderToWrist: 127,
        biceps: 177.8,
        wrist: 203.2,
        seat: 228.6,
        upperLeg: 304.8,
        knee: 330.2,
        ankle: 355.6,
      },
    });
    expect(namesLeftOut(recordFreesewing(all))).toEqual([
      'Armhole',
      'Inseam',
      'Outseam',
      'Rise',
      'Shirt Length',
      'Jacket Length',
      'Dress Length',
    ]);
  });

  it.each([
    ['42 ½', 1079.5],
    ['42 1/2 in', 1079.5],
    ['108cm', 1080],
  ])('has %s in millimetres', (text, mm) => {
    expect(set(chest(text)).measurements).toEqual({ chest: mm });
  });

  it('leaves out own measures and texts that are no length', () => {
    const record = exported({ measurements: { chest: 'loose', hip: '40' }, ownMeasures: [own('Cap')] });
    expect(set(record).measurements).toEqual({ seat: 1016 });
    expect(namesLeftOut(recordFreesewing(record))).toEqual(['Chest', 'Cap']);
  });

  it('has only numbers above 0, whatever was typed', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { measurements } = set(record);
        for (const mm of Object.values(measurements as object)) expect(mm).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
