import type { FoundRow, FoundRows } from './found-rows';
import { type CsvTable, readCsv } from './read-csv';
import { textOf } from './read-text';
import { readVcards } from './read-vcard';

/** What a file holds: rows, or a table whose columns the user may map. */
export type ReadFile = { rows: FoundRows } | { table: CsvTable };

/**
 * Reads a file by its content: vCards, the clients.json of an archive, or else a CSV.
 * @throws Error with a message for the user
 */
export async function readClients(file: Blob): Promise<ReadFile> {
  const text = await textOf(file);
  if (/^\ufeff?\s*BEGIN:VCARD/i.test(text)) return { rows: await readVcards(text) };
  if (/^\ufeff?\s*\[/.test(text)) return { rows: readJson(text) };
  const table = await readCsv(text);
  if (table.columns.length === 0) throw new Error('The file is empty.');
  if (table.rows.length === 0) throw new Error('The file has headings, but no clients below them.');
  return { table };
}

function readJson(text: string): FoundRows {
  let clients: unknown;
  try {
    clients = JSON.parse(text);
  } catch {
    throw new Error('The file is not complete. Download it again.');
  }
  if (!Array.isArray(clients)) throw new Error('The file has no list of clients.');
  return {
    place: 'Client',
    rows: clients.map((client: unknown, index) => ({ line: index + 1, fields: fieldsOf(client) })),
  };
}

function fieldsOf(client: unknown): FoundRow['fields'] {
  const written = Object(client) as Record<string, unknown>;
  const texts = ['name', 'phone', 'whatsapp', 'notes'].map((field) => [field, written[field]]);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'));
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
