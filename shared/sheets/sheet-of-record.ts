import type { Measurement } from '../measurements/contract';
import type { Sheet } from './contract';

/**
 * Returns the sheet by which a record was taken, among the templates and the tailor's sheets; undefined if it is gone. A sheet that
 * came back from an archive has another id, and the name that the record contains. The sheet of a record without one, which was
 * taken before records contained it or comes from a file, is guessed here and nowhere else: it has the record's label, or all of
 * its own measures, or it is the only template with one of its measures.
 */
export function sheetOf(record: Measurement, sheets: readonly Sheet[]): Sheet | undefined {
  const { sheetId, sheetName, ownMeasures, tags } = record;
  const own = sheets.filter(({ id }) => !isTemplate(id));
  const byName = (name: string | null) => own.find((sheet) => sheet.name === name);
  const byId = sheets.find(({ id }) => id === sheetIdOf(record));
  if (sheetId) return byId ?? (isTemplate(sheetId) ? undefined : byName(sheetName));
  if (sheetName) return byName(sheetName) ?? sheets.find(({ name }) => name === sheetName);
  const hasAll = ({ measures }: Sheet) => ownMeasures.every(({ key }) => measures.some((each) => each.key === key));
  return byName(tags) ?? (ownMeasures.length > 0 ? own.find(hasAll) : undefined) ?? byId;
}

/** Returns the id of a record's sheet; for a record without one, that of the only template with one of its measures. */
export function sheetIdOf({
  sheetId,
  measurements,
}: Pick<Measurement, 'sheetId' | 'measurements'>): string | undefined {
  return sheetId ?? [...onlyIn].find(([, keys]) => keys.some((key) => measurements[key]))?.[0];
}

/** The measures that only one template has. */
const onlyIn = new Map([
  ['dress', ['dressLength']],
  ['shirt', ['shirtLength']],
  ['suit', ['jacketLength']],
  ['pants', ['inseam', 'outseam']],
] as const);

const isTemplate = (id: string): boolean => (onlyIn as ReadonlyMap<string, unknown>).has(id);
