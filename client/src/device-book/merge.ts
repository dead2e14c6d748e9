import { oneLine } from '@shared/pages/one-line';
import type { FieldConflict, Reply } from '../lib/offline-state';

type Values = Readonly<Record<string, unknown>>;

/** Lists in a body whose members are fields of their own, by the property that identifies a member. */
const keyed: Readonly<Record<string, string>> = { ownMeasures: 'key', garments: 'id', fittings: 'id' };

/** Objects in a body whose values are fields of their own. */
const nested = new Set(['measurements']);

/** Returns the fields of a body by their names: each measure, each line of garments and each fitting is one. */
export function fieldsOf(body: Values): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(body)) {
    const key = keyed[name];
    if (key && Array.isArray(value)) {
      for (const member of value as Values[]) fields.set(`${name}.${String(member[key])}`, member);
    } else if (nested.has(name) && value) {
      for (const [inner, each] of Object.entries(value)) fields.set(`${name}.${inner}`, each);
    } else fields.set(name, value);
  }
  return fields;
}

/** Does the opposite of `fieldsOf`: `shape` is a body that has the same lists and objects. Undefined fields are left out. */
function bodyOf(fields: ReadonlyMap<string, unknown>, shape: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of Object.keys(shape)) {
    if (keyed[name] && Array.isArray(shape[name])) body[name] = [];
    else if (nested.has(name)) body[name] = {};
  }
  for (const [path, value] of fields) {
    if (value === undefined) continue;
    const name = path.split('.', 1)[0] as string;
    const inner = path.slice(name.length + 1);
    if (Array.isArray(body[name]) && inner) (body[name] as unknown[]).push(value);
    else if (inner) (body[name] as Record<string, unknown>)[inner] = value;
    else body[name] = value;
  }
  return body;
}

/**
 * Returns whether two values are the same; null, '' and undefined are one value, and the order of properties does not matter. Lines are
 * compared as the server stores them, so that a name with two spaces is not another one than the server's answer to it.
 */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function canonical(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === 'string') return JSON.stringify(value.includes('\n') ? value.trim() : oneLine(value));
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== null && each !== '');
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`)
    .join()}}`;
}

interface Versions {
  /** The row from which the change started. */
  base: Values;
  /** The body that replaces the row. */
  mine: Values;
  /** The row of the server. */
  theirs: Values;
}

/**
 * Merges two changes of a row by field. A field that only one of them changed gets that value. Fields that both changed differently
 * are conflicts, in which the merged body has the value of this device, unless `replies` names theirs.
 */
export function merge(
  { base, mine, theirs }: Versions,
  replies: Readonly<Record<string, Reply>> = {},
): { body: Record<string, unknown>; conflicts: FieldConflict[] } {
  const only = (row: Values) => Object.fromEntries(Object.keys(mine).map((name) => [name, row[name]]));
  const [before, here, there] = [fieldsOf(only(base)), fieldsOf(mine), fieldsOf(only(theirs))];
  const merged = new Map<string, unknown>();
  const conflicts: FieldConflict[] = [];
  // Theirs first, so that lists keep the order of the server.
  for (const name of new Set([...there.keys(), ...here.keys(), ...before.keys()])) {
    const [was, wrote, is] = [before.get(name), here.get(name), there.get(name)];
    if (isSame(wrote, was) || isSame(wrote, is)) merged.set(name, is);
    else {
      const isTheirs = replies[name] === 'theirs';
      merged.set(name, isTheirs ? is : wrote);
      if (!isSame(is, was) && !replies[name]) conflicts.push({ name, before: was, mine: wrote, theirs: is });
    }
  }
  return { body: bodyOf(merged, mine), conflicts };
}
