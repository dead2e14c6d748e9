import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { snapshotOf } from '@shared/orders/measures';
import { newerRecord, newValuesText } from './measures';

const ada = aClient({ name: 'Ada' });
const record = (day: string, fields: object) =>
  aRecord(ada, { createdAt: `2026-05-${day}T09:00:00.000Z`, tags: 'Dress', ...fields });

const old = record('09', { measurements: { waist: '28½ in', hip: '38 in', notes: 'Sits low' } });
const snapshot = snapshotOf(old);

describe('newer measures of a garment', () => {
  it('are those of the newest record with the label and other values', () => {
    const newest = record('28', { measurements: { waist: '28 in', hip: '38 in' } });
    const between = record('20', { measurements: { waist: '29 in', hip: '38 in' } });
    expect(newerRecord(snapshot, [newest, between, old])).toBe(newest);
    expect(newValuesText(snapshot, newest)).toBe('waist 28');
  });

  it('may have another label, if they are of the same sheet', () => {
    const sheetId = crypto.randomUUID();
    const other = record('28', { tags: 'Gown', sheetId, measurements: { waist: '28 in' } });
    expect(newerRecord(snapshot, [other, { ...old, sheetId }])).toBe(other);
    expect(newerRecord(snapshot, [other, old])).toBeUndefined();
  });

  it('are not offered with the same values, from an earlier day, or without a later record', () => {
    const same = record('28', { measurements: { waist: '28½ in', hip: '38 in' } });
    const earlier = record('01', { measurements: { waist: '20 in' } });
    expect(newerRecord(snapshot, [same, old])).toBeUndefined();
    expect(newerRecord(snapshot, [old, earlier])).toBeUndefined();
  });

  it('are kept without the notes of their record', () => expect(snapshot.measurements).not.toHaveProperty('notes'));

  it('are named up to three', () => {
    const newest = record('28', { measurements: { waist: '28 in', hip: '39 in', chest: '36 in', neck: '15 in' } });
    expect(newValuesText(snapshot, newest)).toBe('neck 15, chest 36, waist 28 and 1 more');
  });
});
