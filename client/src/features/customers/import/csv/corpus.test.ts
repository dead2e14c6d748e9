import { describe, expect, it } from 'vitest';
import type { CustomerValues } from '@shared/customers/values';
import type { LengthUnit } from '@shared/measurements/units';
import { encoded } from '../../../../../../tests/support/client/encoded';
import { importedOf } from '../sending/imported';
import { planOf } from '../plan/plan';
import type { Entry } from '../plan/planned';
import { readClients } from '../reading/read-clients';
import { choiceOf } from '../review';
import { chatLink, plainDigits } from './cells';
import corpus from './corpus.json';

import { guessedMapping } from './mapping';
import { mappedRows } from './mapped-rows';

/** A file in the shape of a real program or book. People and numbers are invented. */
interface File {
  name: string;
  lines: string[];
  country?: string;
  unit?: string;
  encoding?: string;
  end?: string;
  hasNoName?: boolean;
  clients: Wanted[];
}

interface Wanted {
  name: string;
  phone: string;
  whatsapp: string;
  /** Texts that the notes contain, or a field that was added after them. */
  notes?: string[];
  measures?: Record<string, string>;
  day?: string;
  /** The fields that must be marked. */
  doubts?: string[];
}

async function imported({ lines, country = 'Nigeria', unit = 'in', encoding, end = '\n' }: File) {
  const read = await readClients(new Blob([encoded(lines.join(end), encoding)]));
  if ('rows' in read) throw new Error('These are no columns');
  const mapping = guessedMapping(read.table, unit as LengthUnit);
  const plan = await planOf(await mappedRows(read.table, mapping, { country }), [], { country });
  return {
    table: read.table,
    mapping,
    plan,
    sent: importedOf(plan, (each) => choiceOf(plan, { byPlace: new Map() }, each)),
  };
}

function measuresOf({ records = [] }: Entry): Record<string, string> {
  const own = records.flatMap(({ ownMeasures = [] }) => ownMeasures.map(({ name, value }) => [name, value] as const));
  return { ...records[0]?.measurements, ...Object.fromEntries(own) };
}

/** Whether the notes, or a field that was added after them, contain a text. */
const hasNote = ({ phone: _phone, whatsapp: _whatsapp, name: _name, ...fields }: CustomerValues, note: string) =>
  Object.values(fields).some((text) => text?.includes(note));

/** Returns what is wrong about a client, by field. */
function wrongOf(entry: Entry, wanted: Wanted): [field: string, text: string][] {
  const { input } = entry;
  const found: Record<string, string> = measuresOf(entry);
  const day = entry.records?.[0]?.takenAt.slice(0, 10);
  return [
    ...(['name', 'phone', 'whatsapp'] as const).flatMap((field): [string, string][] =>
      (input[field] ?? '') === wanted[field] ? [] : [[field, `${field} ${input[field]}, not ${wanted[field]}`]],
    ),
    ...(wanted.notes ?? []).flatMap((note): [string, string][] =>
      hasNote(input, note) ? [] : [['notes', `notes ${input.notes} without ${note}`]],
    ),
    ...Object.entries(wanted.measures ?? {}).flatMap(([name, value]): [string, string][] =>
      found[name] === value ? [] : [['records', `${name} ${found[name]}, not ${value}`]],
    ),
    ...(wanted.day && wanted.day !== day ? [['records', `day ${day}, not ${wanted.day}`] as [string, string]] : []),
  ];
}

const files = corpus as File[];

describe('files of real shapes', () => {
  it('are at least sixty', () => expect(files.length).toBeGreaterThanOrEqual(60));

  it.each(files.map((file) => [file.name, file] as const))('%s: nothing is wrong in silence', async (_, file) => {
    const { plan, mapping } = await imported(file);
    if (file.hasNoName) return expect(mapping.targets).not.toContain('name');
    const all = [...plan.fresh, ...plan.duplicates].sort((one, other) => one.line - other.line);
    expect(plan.bad).toEqual([]);
    expect(all).toHaveLength(file.clients.length);
    const silent = all.flatMap((entry, index) => {
      const wanted = file.clients[index] as Wanted;
      const marked = new Set(Object.keys(entry.doubts ?? {}));
      const missing = (wanted.doubts ?? [])
        .filter((field) => !marked.has(field))
        .map((field) => `${field} is not marked`);
      const right = wanted.doubts ?? [];
      return [
        ...wrongOf(entry, wanted).flatMap(([field, text]) => (marked.has(field) && right.includes(field) ? [] : text)),
        ...missing,
        ...[...marked]
          .filter((field) => !right.includes(field))
          .map((field) => `${field} is marked without need: ${entry.doubts?.[field as 'name']}`),
      ];
    });
    expect(silent).toEqual([]);
  });

  it.each(files.map((file) => [file.name, file] as const))('%s: no cell is lost in silence', async (_, file) => {
    const { table, mapping, plan } = await imported(file);
    const entries = new Map([...plan.fresh, ...plan.duplicates].map((entry) => [entry.line, entry]));
    const lost = table.rows.flatMap(({ line, cells }) => {
      const entry = entries.get(line);
      const kept = JSON.stringify([entry?.input, entry?.records]).toLowerCase();
      const isKept = (cell: string) => isUnderstood.test(cell) || wordsOf(cell).every((word) => kept.includes(word));
      return cells.filter((cell, index) => entry && mapping.targets[index] !== '' && !isKept(cell));
    });
    expect(lost).toEqual([]);
  });
});

/** Cells that say something of other cells, days of records, and numbers as spreadsheets write them. */
const isUnderstood = /^(yes|no|sim|não|same|✓|x|n\/a|[\d.-]+[/. -][\d\p{L}.]+[/. -]\d+|8,035,550,149|8035550148\.0)$/iu;

/** The words of a cell without those that say what its numbers are, and without running numbers. */
const wordsOf = (cell: string) =>
  plainDigits(cell)
    .replace(chatLink, ' $1 ')
    .toLowerCase()
    .replace(/\b(or|home|mobile|mob|whatsapp|mycontacts)\b|^\d\. /g, ' ')
    .match(/[\p{L}\p{N}½]+/gu) ?? [];
