import type { CsvRow } from '../csv/csv-rows';
import { findHeadings } from '../csv/find-headings';
import { headingText } from '../csv/heading-text';
import { withClientsInRows } from '../csv/shapes';

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  rows: readonly CsvRow[];
}

/** The rows of several sheets as those of one list. */
interface Joined {
  rows: CsvRow[];
  /** What is left out, with sheets without headings. */
  leftOut: string[];
}

/**
 * Joins sheets with lists, such as one for men and one for women: a column for each heading of any sheet. The lines of a sheet are counted
 * on from those of the sheet before it, so that no two clients are at the same place.
 */
export function joinSheets(sheets: readonly Sheet[]): Joined {
  const columns: string[] = [];
  const places = new Map<string, number>();
  const joined: Joined = { rows: [], leftOut: [] };
  let before = 0;
  for (const { name, rows } of sheets) {
    const found = findHeadings(withClientsInRows(rows));
    joined.leftOut.push(...found.leftOut);
    if (!found.headings) {
      joined.leftOut.push(`Sheet: ${name}`);
      continue;
    }
    const { units } = found;
    const at = placesIn(
      found.headings.map((heading, index) => (units[index] ? `${heading} (${units[index]})` : heading)),
      { columns, places },
    );
    for (const row of found.rows) {
      const cells: string[] = [];
      for (const [index, cell] of row.cells.entries()) {
        const place = at[index] ?? columnFor(`${name}: column ${index + 1}`, { columns, places });
        cells[place] = cell;
      }
      joined.rows.push({ ...row, line: before + row.line, cells });
    }
    before += Math.max(0, ...rows.map(({ line }) => line));
  }
  const whole = (row: CsvRow) => ({ ...row, cells: columns.map((_, index) => row.cells[index] ?? '') });
  return { ...joined, rows: [{ line: 0, cells: columns }, ...joined.rows.map(whole)] };
}

interface Columns {
  columns: string[];
  /** The place of each heading, and of its second one in a sheet. */
  places: Map<string, number>;
}

/** Returns the place of each heading of a sheet among all columns. */
function placesIn(headings: readonly string[], all: Columns): number[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const text = headingText(heading);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return columnFor(heading, all, `${text} ${times}`);
  });
}

function columnFor(heading: string, { columns, places }: Columns, key = heading): number {
  const place = places.get(key) ?? columns.push(heading) - 1;
  places.set(key, place);
  return place;
}
