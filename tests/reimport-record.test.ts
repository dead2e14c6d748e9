import { describe, expect, it } from 'vitest';
import { recordCsv } from '../client/src/features/measurements/export/record-csv';
import { aClient, aRecord } from './support/client/rows';
import { plannedFrom } from './support/reimport';

const ada = aClient({ name: 'Ada Eze', phone: '0803 555 0142' });
const empty = { customers: [], records: [], sheets: [] };

describe('the CSV of an exported record', () => {
  const record = aRecord(ada, {
    measurements: { neck: '15 1/2', shoulder: '=18 in', notes: 'Roomy,\nfor the drape' },
    ownMeasures: [
      { key: 'head', name: 'Head', value: '22' },
      { key: 'own-0000abcd', name: 'Burst', value: '42 cm' },
    ],
    tags: 'Wedding',
    createdAt: '2024-03-04T08:15:30.123Z',
  });
  const file = () => new Blob([recordCsv({ clientName: 'Ada Eze', record }).text]);

  it('is the same record again, taken at noon of its day', async () => {
    const { fresh, bad } = await plannedFrom(file(), empty);
    const [burst] = fresh[0]?.records?.[0]?.ownMeasures?.filter(({ name }) => name === 'Burst') ?? [];
    const { measurements, tags } = record;
    const ownMeasures = [record.ownMeasures[0], { ...record.ownMeasures[1], key: burst?.key }];
    const takenAt = new Date('2024-03-04T12:00:00').toISOString();
    expect(bad).toEqual([]);
    expect(fresh).toMatchObject([
      { input: { name: 'Ada Eze' }, records: [{ measurements, ownMeasures, tags, takenAt }] },
    ]);
    expect(burst?.key).toMatch(/^own-[0-9a-f]{8}$/);
  });

  it('is known where the record is, and has the keys of the book where it is not', async () => {
    const book = { customers: [ada], records: [record], sheets: [] };
    expect(await plannedFrom(file(), book)).toMatchObject({ fresh: [], bad: [], records: { fresh: 0, known: 1 } });
    const other = { ...record, measurements: { neck: '16' } };
    const { duplicates } = await plannedFrom(file(), { ...book, records: [other] });
    expect(duplicates).toMatchObject([{ of: ada, missing: [{ ownMeasures: record.ownMeasures }] }]);
  });
});
