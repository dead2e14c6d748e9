import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerValues } from '@shared/customers/values';
import { aClient, aRecord } from '../../../../../../tests/support/client/rows';
import type { FoundRecord, FoundRow } from '../reading/found-rows';
import { importedOf } from '../sending/imported';
import { planOf } from './plan';
import type { Choice } from './planned';
import { choiceOf } from '../review';

const ada = aClient({ name: 'Adé Eze', phone: '0803 555 0142', notes: 'Tall' });
const row = (line: number, fields: FoundRow['fields']): FoundRow => ({ line, fields });
const plan = (rows: FoundRow[], book = [ada]) => planOf({ place: 'Line', rows }, book, { country: 'Nigeria' });

describe('the plan of an import', () => {
  it.each([
    ['the same number in another spelling', { name: 'A. E.', phone: '+2348035550142' }, 'number'],
    ['the same number as WhatsApp', { name: 'A. E.', whatsapp: '002348035550142' }, 'number'],
    ['the same name in other letters', { name: '  ade  EZE ' }, 'name'],
    ['both', { name: 'Ade Eze', phone: '08035550142' }, 'number'],
  ])('finds a client by %s', async (_, fields, why) => {
    expect(await plan([row(2, fields)])).toMatchObject({
      fresh: [],
      duplicates: [{ line: 2, why, of: { id: ada.id } }],
    });
  });

  it.each([
    ['with the code of the country', 'Imran', '98550 70111', '+91 98550 70111', 'India'],
    ['of two numbers in one field', 'Imran', '0803 555 0142 / 0805 555 0143', '+234 805 555 0143', 'Nigeria'],
    ['with the 9 of mobile numbers', 'Lucía', '11 5555-0142', '+54 9 11 5555-0142', 'Argentina'],
    ['with a 0 too much', 'Aisha', '+974 5555 0142', '+974 0 5555 0142', 'Qatar'],
    ['in other digits', 'Mona', '٠١٠٠٥٥٥٢٢٠١', '+20 100 555 2201', 'Egypt'],
  ])('finds a client by the same number %s', async (_, name, known, phone, country) => {
    const book = [{ ...aClient({ name }), phone: known }];
    const found = await planOf({ place: 'Line', rows: [row(2, { name, phone })] }, book, { country });
    expect(found).toMatchObject({ fresh: [], duplicates: [{ why: 'number', of: { id: book[0]!.id } }] });
    expect(found.duplicates[0]?.isOther).toBeUndefined();
  });

  it.each([
    ['أحمد علي', 'احمد علي'],
    ['فاطمة الزهراء', 'فاطمه الزهراء'],
    ['علی رضا', 'علي رضا'],
    ['مُحَمَّد', 'محمد'],
    ['ज़ैनब', 'जैनब'],
    ['רִבְקָה', 'רבקה'],
  ])('finds %s by %s', async (name, written) => {
    const { duplicates } = await plan([row(2, { name: written })], [aClient({ name })]);
    expect(duplicates).toMatchObject([{ why: 'name' }]);
  });

  it('keeps one of two numbers in a field, notes the other one, and marks the row', async () => {
    const { fresh } = await plan([row(2, { name: 'Bisi', phone: '0803 555 0144 or 0805 555 0143', notes: 'Tall' })]);
    expect(fresh).toMatchObject([
      {
        input: { phone: '0803 555 0144', notes: 'Tall\nPhone: 0805 555 0143' },
        doubts: { phone: 'One of several numbers, see the notes' },
      },
    ]);
  });

  it.each([[{ name: 'Bisi', phone: '0803 555 0143' }], [{ name: 'Ade Ezes' }], [{ name: 'Bisi', phone: '' }]])(
    'has %j as a new client',
    async (fields) => {
      expect(await plan([row(2, fields)])).toMatchObject({ fresh: [{ line: 2 }], duplicates: [], bad: [] });
    },
  );

  it.each([
    [{ phone: '0803' }, 'Name is required'],
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(121) }, 'Must be at most 120 characters'],
    [{ name: 'Bisi', phone: '1'.repeat(41) }, 'phone: Must be at most 40 characters'],
    [{ name: 'Bisi', notes: '\u0000' }, 'notes: Contains characters that cannot be stored'],
  ])('names the reason of the bad row %j', async (fields, reason) => {
    expect((await plan([row(7, fields)])).bad).toMatchObject([{ line: 7, reason }]);
  });

  it('leads duplicates of duplicates to the client of the book', async () => {
    const rows = [row(2, { name: 'Ade Eze', phone: '08035550142' }), row(3, { name: 'Ade Eze', notes: 'Likes lace' })];
    expect((await plan(rows)).duplicates).toMatchObject([{ of: { id: ada.id } }, { of: { id: ada.id }, why: 'name' }]);
  });

  it.each([
    ['two names with one number', { name: 'Bola Eze', phone: '08035550142' }, 'number'],
    ['one name with two numbers', { name: 'Ade Eze', phone: '0805 111 2222' }, 'name'],
  ])('takes %s for two people unless they are merged', async (_, fields, why) => {
    const found = await plan([row(2, fields)]);
    expect(found.duplicates).toMatchObject([{ why, isOther: true, of: { id: ada.id } }]);
    expect(importedOf(found, (each) => choiceOf(found, { byPlace: new Map() }, each))).toMatchObject([fields]);
  });

  it('finds the namesake among those who share a number', async () => {
    const mother = aClient({ name: 'Bola Eze', phone: '0803 555 0142' });
    const rows = [
      row(2, { name: 'Bola Eze', phone: '08035550142' }),
      row(3, { name: 'Ade Eze', phone: '08035550142' }),
    ];
    expect((await plan(rows, [ada, mother])).duplicates).toMatchObject([
      { of: { id: mother.id } },
      { of: { id: ada.id } },
    ]);
  });

  it('joins the rows of one person of a file, with what each of them says', async () => {
    const rows = [
      row(2, { name: 'Bisi', phone: '0805 111 2222', notes: 'Lace' }),
      row(3, { name: 'bisi', phone: '08051112222', whatsapp: '0806 111 2222', notes: 'Short' }),
    ];
    const found = await plan(rows, []);
    expect(importedOf(found, (each) => choiceOf(found, { byPlace: new Map() }, each))).toMatchObject([
      { name: 'Bisi', phone: '0805 111 2222', whatsapp: '0806 111 2222', notes: 'Lace\nPhone: 08051112222\nShort' },
    ]);
  });

  it('gives the records of a row to the client, and those that the book has not again', async () => {
    const record = (takenAt: string, isUndated = false): FoundRecord => ({
      place: 'Line',
      line: 2,
      isDay: true,
      isUndated,
      fields: { measurements: { chest: '40 in' }, ownMeasures: [{ key: '', name: 'Cap', value: '22 in' }], takenAt },
    });
    const found = { ...row(2, { name: 'Ade Eze' }), records: [record('2024-05-12T12:00:00.000Z')] };
    const first = await plan([found], []);
    expect(first).toMatchObject({
      records: { fresh: 1, known: 0 },
      fresh: [{ records: [{ measurements: { chest: '40 in' } }] }],
    });
    const { measurements, ownMeasures = [] } = first.fresh[0]?.records?.[0] ?? { measurements: {} };
    const old = aRecord(ada, { measurements, ownMeasures, tags: null, createdAt: '2024-05-12T15:30:00.000Z' });
    const options = { country: 'Nigeria', records: { records: [old], sheets: [] } };
    const again = (...records: FoundRecord[]) =>
      planOf({ place: 'Line', rows: [{ ...found, records }] }, [ada], options);
    expect((await again(...(found.records ?? []))).records).toEqual({ fresh: 0, known: 1 });
    expect((await again(record(new Date().toISOString(), true))).records).toEqual({ fresh: 0, known: 1 });
    expect((await again(record('2024-05-13T12:00:00.000Z'))).records).toEqual({ fresh: 1, known: 0 });
  });

  it('reports progress, and stops when it is aborted', async () => {
    const rows = Array.from({ length: 1_000 }, (_, line) => row(line, { name: `Client ${line}` }));
    const seen: number[] = [];
    const stop = new AbortController();
    const options = { country: '', onProgress: (percent: number) => seen.push(percent), signal: stop.signal };
    await planOf({ place: 'Line', rows }, [], options);
    expect(seen).toEqual(Array.from({ length: 20 }, (_, slice) => slice * 5));
    stop.abort();
    await expect(planOf({ place: 'Line', rows }, [], options)).rejects.toThrow();
  });
});

describe('what is sent', () => {
  const rows = [
    row(2, { name: 'Bisi' }),
    row(3, { name: 'bisi', phone: '0805 111 2222', notes: 'Short' }),
    row(4, { name: 'Ade Eze', whatsapp: '0803 555 0142' }),
  ];
  const bisi = customerValues({ name: 'Bisi' });
  const second = customerValues({ name: 'bisi', phone: '0805 111 2222', notes: 'Short' });
  const third = customerValues({ name: 'Ade Eze', whatsapp: '0803 555 0142' });

  it.each<[Choice, object[]]>([
    ['skip', [bisi]],
    ['add', [bisi, second, third]],
    [
      'merge',
      [
        { ...bisi, phone: '0805 111 2222', notes: 'Short' },
        { ...third, mergeInto: ada.id },
      ],
    ],
  ])('if duplicates are to %s', async (choice, sent) => {
    expect(importedOf(await plan(rows), () => choice)).toEqual(sent);
  });

  it('imports nothing twice: each row is new, a duplicate or bad, and a second import has no new one', async () => {
    const name = fc.constantFrom('Ada', 'ada', 'Bisi', '', 'Chidi Eze', 'x'.repeat(121));
    const phone = fc.constantFrom('', '0803 555 0142', '+2348035550142', '0805 111 2222', 'ask');
    const found = fc.array(fc.record({ name, phone, whatsapp: phone }));
    await fc.assert(
      fc.asyncProperty(found, async (all) => {
        const given = all.map((fields, index) => row(index + 2, fields));
        const first = await plan(given, []);
        expect(first.fresh.length + first.duplicates.length + first.bad.length).toBe(all.length);
        const book = importedOf(first, () => 'merge').map((input) => aClient(input));
        const again = await plan(given, book);
        expect(again.fresh).toEqual([]);
        expect(importedOf(again, () => 'skip')).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
