import type { ZipEntry } from 'unzipit';
import { wrongZip } from './file-kinds';
import type { FoundRows } from './found-rows';
import { readArchive } from './read-archive';
import type { CsvTable } from './read-csv';
import { nameOf, unpacked, zipEntries } from './zip-entries';

/** What a zip holds: the clients of an archive, a sheet, or one file to read. */
type ZipContents = { rows: FoundRows } | { table: CsvTable } | { file: Blob };

/**
 * Reads a zip by what is in it: an archive, an Excel workbook, or another zip with one list of contacts, such as Google's.
 * @throws Error with a message for the user
 */
export async function readZip(zip: Blob): Promise<ZipContents> {
  const entries = await zipEntries(zip);
  if (entries.some((entry) => /^(clients|measurements)\.json$/.test(nameOf(entry))))
    return { rows: await readArchive(entries) };
  const paths = entries.map(({ name }) => name);
  if (paths.some((path) => /^xl\/workbook\w*\.xml$/.test(path)))
    return { table: await (await import('./read-xlsx')).readXlsx(zip, entries) };
  const problem = wrongZip(paths);
  if (problem) throw new Error(problem);
  return { file: await unpacked(onlyList(entries)) };
}

/** Returns the file with contacts. Google's 'All Contacts' has those of its other lists. */
function onlyList(entries: readonly ZipEntry[]): ZipEntry {
  const lists = entries.filter((entry) => /\.(vcf|csv|xlsx)$/i.test(nameOf(entry)));
  const whole = lists.filter((entry) => /^all contacts\./i.test(nameOf(entry)));
  const [only, ...others] = whole.length > 0 ? whole : lists;
  if (!only) throw new Error('The zip file has no clients. Choose the one that you downloaded here.');
  if (others.length === 0) return only;
  const names = lists.slice(0, 3).map(nameOf).join(', ');
  throw new Error(`The zip file has several lists (${names}). Unpack it, and choose one of them.`);
}
