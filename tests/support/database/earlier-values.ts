import { createHash } from 'node:crypto';
import { embeddedIssuer } from '../../../server/auth/provider/embedded-issuer';
import { subjectOf } from '../../../server/local/identity/accounts';
import type { Column } from './catalogue';

/** The rows of the tables that are filled already. */
export type Filled = Map<string, Record<string, unknown>[]>;

type Value = (index: number, filled: Filled) => unknown;

/** The e-mail address of the first user, who owns two of five rows and signs in. */
export const firstEmail = 'first@seamfolk.example';

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns the same id for the same row of a table. */
const idOf = (table: string, index: number) =>
  hexOf(`${table} ${index}`).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-a$4-$5');

const pictureKey = (index: number) => idOf('picture', index).replaceAll('-', '');
const hiddenAt = (index: number) => (index % 10 === 3 ? '2026-02-03T04:05:06.789Z' : null);
const acts = ['hide picture', 'hide page', 'suspend', 'restore', 'dismiss'] as const;
const act: Value = (index) => acts[index % acts.length];

const specified = ['neck', 'chest', 'waist', 'shoulder', 'sleeveLength', 'armhole', 'bicep', 'wrist', 'hip', 'inseam'];
/** The measures that only one of the four templates has, by which the template of a record would be guessed; and records with none. */
const telling = ['dressLength', 'shirtLength', 'jacketLength', 'outseam', undefined] as const;

const measurements: Value = (index) => {
  const all = specified
    .slice(0, index % (specified.length + 1))
    .map((key, at) => [key, `${10 + at} ${index % 8}/8 in`]);
  const garment = telling[index % telling.length];
  return Object.fromEntries([
    ...all,
    ...(garment ? [[garment, index % 4 === 0 ? '98.5 cm' : 'x'.repeat(60)]] : []),
    ...(index % 6 === 0 ? [['notes', index % 12 === 0 ? 'ọ̀'.repeat(2500) : 'Loose. Ẹ ṣé.']] : []),
    // A key that no version has written.
    ...(index % 250 === 10 ? [['cuff', '9 in']] : []),
  ]) as unknown;
};

const ownMeasures: Value = (index) =>
  [
    { key: 'napeToWaist', name: 'Nape to Waist', value: '17 in' },
    { key: `own-${index}`, name: 'Ìbú àyà (ọ̀tún)', value: `${index % 90} cm` },
    // Refused since, but stored by an earlier version.
    { key: 'constructor', name: 'Constructor', value: '1' },
  ].slice(0, index % 4);

const sheetMeasures: Value = (index) => [
  { key: 'neck', name: 'Ọrùn', synonyms: ['N', 'round neck'], guide: 'Under the collar' },
  { key: `own-${index}`, name: 'Cap', synonyms: [], guide: null },
  ...(index === 1
    ? Array.from({ length: 58 }, (_, at) => ({
        key: `own-long-${at}`,
        name: 'ọ'.repeat(60),
        synonyms: ['ẹ'.repeat(60)],
        guide: 'ṣ'.repeat(120),
      }))
    : []),
];

/** Returns which row a row belongs to: two of five to the first user or tailor, so that one account has hundreds of each. */
export const ownerAt = (index: number) => (index % 5 > 1 ? index : 0);

const user: Value = (index, filled) => filled.get('users')?.[ownerAt(index)]?.id;

/** Values of columns whose type does not say what they can hold, by table and column. Row 0 belongs to the first user. */
const special: Record<string, Record<string, Value>> = {
  users: {
    issuer: (index) => (index === 0 ? embeddedIssuer : `https://provider-${index % 3}.example`),
    subject: (index) => (index === 0 ? subjectOf(firstEmail) : `subject-${index}`),
    email: (index) =>
      index === 0 ? firstEmail : index % 7 === 2 ? null : `${'e'.repeat(index % 200)}-${index}@seamfolk.example`,
    suspended_at: hiddenAt,
  },
  sessions: { sess: (index, filled) => ({ cookie: { path: '/' }, passport: { user: { id: user(index, filled) } } }) },
  tailors: {
    city: (index) => ['Lagos', 'Ìbàdàn', 'São Paulo', `Town ${index}`][index % 4],
    profile_slug: (index) => `needle-${index}`,
    latitude: (index) => (index % 7 === 2 ? null : (index % 120) - 60 + index / 1e6),
    longitude: (index) => (index % 7 === 2 ? null : (index % 300) - 150),
    profile_picture_key: (index) => (index % 4 === 0 ? pictureKey(index) : null),
    profile_picture_hidden_at: () => null,
    opening_hours: (index) =>
      index % 3 === 0
        ? null
        : {
            timeZone: 'Africa/Lagos',
            byAppointment: true,
            days: {
              monday: { opens: '09:00', closes: '18:00' },
              tuesday: null,
              wednesday: null,
              thursday: null,
              friday: null,
              saturday: null,
              sunday: null,
            },
          },
    from_prices: (index) =>
      index % 3 === 0 ? null : { currency: 'NGN', prices: [{ garment: 'Agbada', amount: 45_000 + index }] },
    turnaround: (index) => (index % 3 === 0 ? null : { from: 2, to: 3, unit: 'weeks' }),
    languages: (index) => (index % 3 === 0 ? [] : ['yo', 'en']),
    length_unit: (index) => ['in', 'cm', null][index % 3],
    is_active: (index) => hiddenAt(index) === null && index % 9 !== 8,
    hidden_at: hiddenAt,
  },
  uploads: {
    public_key: pictureKey,
    staging_key: (index) => (index % 3 === 0 ? `staging/${index}` : null),
    hidden_at: hiddenAt,
  },
  gallery_images: { picture_key: pictureKey },
  measurements: { measurements, own_measures: ownMeasures },
  sheets: { measures: sheetMeasures, position: (index) => index % 10_000 },
  cases: {
    kind: (index) => ['report', 'copy', 'held'][index % 3],
    closed_at: (index) => (index % 7 === 2 || index % 2 === 0 ? '2026-03-04T05:06:07.890123Z' : null),
  },
  reports: { details: (index) => (index % 2 === 0 ? null : { copies: [pictureKey(index)], distance: index }) },
  decisions: { act, user_id: user },
  kept_decisions: { act },
  moderation_log: { act },
  regions: { kind: (index) => ['state', 'country'][index % 2] },
};

/** Returns a value of row `index`: a special one, or any of the column's type, among others null, the longest text and the greatest number. */
export function earlierValue(table: string, column: Column, index: number, filled: Filled): unknown {
  const own = special[table]?.[column.name];
  if (own) return own(index, filled);
  if (column.isNullable && index % 7 === 2) return null;
  const make = byType[column.type];
  if (!make) throw new Error(`${table}.${column.name} of type ${column.type} needs a special value`);
  return make(index, column, table);
}

const marked = 'Ṣọlá Adéṣínà-Ọ̀ṣun ẹ̀wà 👗 "quoted" \\ %_; ';
const moment = (index: number) => new Date(Date.UTC(2025, 0, 1) + index * 7_919_123).toISOString();

/** Returns a text with the row's number at its end, so that no two are the same; each seventh is as long as possible. */
function textOf(index: number, { maxLength = 500 }: Column): string {
  const end = ` ${index}`;
  const text = index % 7 === 1 ? marked.repeat(Math.ceil(maxLength / 40)) : marked;
  return [...text].slice(0, maxLength - end.length).join('') + end;
}

const byType: Record<string, (index: number, column: Column, table: string) => unknown> = {
  uuid: (index, { name }, table) => idOf(name === 'id' ? table : `${table}.${name}`, index),
  text: textOf,
  varchar: textOf,
  bool: (index) => index % 2 === 0,
  int4: (index) => (index === 5 ? 2 ** 31 - 1 : index),
  int8: (index) => `${9_007_199_254_740_993n + BigInt(index)}`,
  // Finer than the milliseconds of JavaScript.
  timestamptz: (index) => moment(index).replace('Z', '456Z'),
  date: (index) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
  numeric: (index) => `${(index % 80) - 40}.${String(index).padStart(6, '0')}`,
  bytea: (index, { name }) => `\\x${hexOf(`${name} ${index}`)}`,
  _int4: (index) => (index % 3 === 0 ? [] : [320, 640, index]),
  _text: (index) => (index % 3 === 0 ? [] : ['Alterations & Repairs', `Aṣọ òkè, "${index}"`]),
  _timestamptz: (index) => (index % 3 === 0 ? [] : [moment(index), moment(index + 1)]),
};
