import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { labelsOf, withLabel } from './label-filter';

const client = aClient({ name: 'Chidi Eze' });
const labelled = (tags: string | null) => aRecord(client, { tags });
const records = [labelled('Suit'), labelled(null), labelled('agbada'), labelled(' suit'), labelled('')];

describe('labelsOf', () => {
  it('counts labels in any case of letters, in alphabetical order, records without one last', () => {
    expect(labelsOf(records)).toEqual([
      { label: 'agbada', count: 1 },
      { label: 'Suit', count: 2 },
      { label: '', count: 2 },
    ]);
  });

  it('is empty without records', () => expect(labelsOf([])).toEqual([]));
});

describe('withLabel', () => {
  it.each([
    [null, [0, 1, 2, 3, 4]],
    ['SUIT', [0, 3]],
    ['', [1, 4]],
    ['Kaftan', [0, 1, 2, 3, 4]],
  ])('of %j has the records %j', (label, found) => {
    expect(withLabel(records, label)).toEqual(found.map((index) => records[index]));
  });
});
