import { describe, expect, it } from 'vitest';
import { measureOf } from '../measurements/catalogue';
import type { Measurement, MeasurementValues } from '../measurements/contract';
import { templates } from './built-in-sheets';
import type { Sheet } from './contract';
import { sheetOf } from './sheet-of-record';

const aSheet = (id: string, name: string, ...keys: string[]): Sheet => ({
  id,
  name,
  garment: null,
  measures: keys.map((key) => measureOf(key)),
});
const cap = { key: 'head', name: 'Cap', value: '22 in' };
const own = [aSheet('1a', 'Agbada', 'agbadaLength', 'head'), aSheet('2b', 'Shirt', 'neck')];
const sheets = [...templates, ...own];
const aRecord = (fields: Partial<Measurement>) => ({
  id: '',
  customerId: '',
  measurements: {},
  ownMeasures: [],
  tags: null,
  sheetId: null,
  sheetName: null,
  createdAt: '',
  updatedAt: '',
  ...fields,
});
const idOf = (fields: Partial<Measurement>) => sheetOf(aRecord(fields), sheets)?.id;

describe('the sheet of a record', () => {
  it.each<[string, Partial<Measurement>, string | undefined]>([
    ['the one that it contains', { sheetId: '1a', sheetName: 'Agbada', tags: 'Shirt' }, '1a'],
    ['the same after it was renamed', { sheetId: '1a', sheetName: 'Wedding' }, '1a'],
    ['a template', { sheetId: 'shirt', sheetName: 'Shirt', measurements: { dressLength: '50 in' } }, 'shirt'],
    ['the one that came back from an archive', { sheetId: '9f', sheetName: 'Agbada' }, '1a'],
    ['none if it was deleted', { sheetId: '9f', sheetName: 'Kaftan', tags: 'Agbada', ownMeasures: [cap] }, undefined],
    ['the one that a spreadsheet names', { sheetName: 'Dress', measurements: { shirtLength: '30 in' } }, 'dress'],
    ["the tailor's one before a template of the name", { sheetName: 'Shirt' }, '2b'],
  ])('is %s', (_, fields, id) => expect(idOf(fields)).toBe(id));
});

describe('the sheet of a record from before it was stored', () => {
  it.each<[string, string | null, MeasurementValues, string | undefined]>([
    ['its label', 'Agbada', { dressLength: '50 in' }, '1a'],
    ['a measure that only one template has', 'For Ade', { inseam: '31 in', waist: '34 in' }, 'pants'],
    ['the length of a dress', null, { dressLength: '50 in' }, 'dress'],
    ['the length of a jacket', null, { jacketLength: '30 in' }, 'suit'],
    ['nothing', 'For Ade', { waist: '34 in' }, undefined],
  ])('is guessed by %s', (_, tags, measurements, id) => expect(idOf({ tags, measurements })).toBe(id));

  it('is guessed by its own measures', () => expect(idOf({ ownMeasures: [cap] })).toBe('1a'));
});
