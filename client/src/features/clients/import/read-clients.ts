import type { FoundRows } from './found-rows';
import { type CsvTable, readCsv } from './read-csv';
import { readRecordsCsv } from './read-records-csv';
import { bytesOf, guessedText } from './read-text';

/** What a file holds: rows, or a table whose columns the user may map. */
export type ReadFile = { rows: FoundRows } | { table: CsvTable };

/**
 * Reads a file by its content: the zip or a list of an archive, vCards, the CSV of records, or else a CSV of clients.
 * @throws Error with a message for the user
 */
export async function readClients(file: Blob): Promise<ReadFile> {
  if (await isZip(file)) return { rows: await (await import('./read-archive')).readArchive(file) };
  const bytes = await bytesOf(file);
  const { text, isSure } = guessedText(bytes);
  if (/^\ufeff?\s*BEGIN:VCARD/i.test(text)) return { rows: (await import('./read-vcard')).readVcards(bytes) };
  if (/^\ufeff?\s*\[/.test(text)) return { rows: await (await import('./read-archive')).readArchiveList(text) };
  const table = await readCsv(text);
  if (table.columns.length === 0) throw new Error('The file is empty.');
  if (table.rows.length === 0) throw new Error('The file has headings, but no clients below them.');
  const rows = readRecordsCsv(table);
  if (rows) return { rows };
  return { table: isSure ? table : { ...table, isLettersUnsure: true } };
}

/** A zip begins with 'PK' and the number of its first part. */
async function isZip(file: Blob): Promise<boolean> {
  return /^PK\u0003\u0004/.test(await file.slice(0, 4).text());
}

/** The Contact Picker of phones (Chrome on Android), which TypeScript does not know. */
interface ContactPicker {
  select: (fields: string[], options: { multiple: boolean }) => Promise<{ name?: string[]; tel?: string[] }[]>;
}

/** Returns the phone's contact picker, if the browser has one. */
export function contactPicker(): ContactPicker | undefined {
  return (navigator as Navigator & { contacts?: ContactPicker }).contacts;
}

/** Lets the user pick contacts of the phone; undefined if none is picked. */
export async function pickContacts(picker: ContactPicker): Promise<FoundRows | undefined> {
  const contacts = await picker.select(['name', 'tel'], { multiple: true });
  if (contacts.length === 0) return undefined;
  const rows = contacts.map(({ name, tel }, index) => ({
    line: index + 1,
    fields: { name: name?.[0] ?? '', phone: tel?.[0] ?? '' },
  }));
  return { place: 'Contact', rows };
}
