import { customerFieldNames } from '@shared/customers/values';
import type { FoundRow, FoundRows } from '../reading/found-rows';
import { pauses, type Planning } from '../reading/pauses';
import { readChoices } from '../reading/read-choices';
import type { CsvTable } from '../reading/read-csv';
import { visible } from './cells';
import type { CsvRow } from './csv-rows';
import type { Mapping } from './mapping';
import { nameAndNumber } from './name-and-number';
import { doubtOf } from './read-numbers';
import { doubtOfName, rowName } from './row-name';
import { rowNumbers } from './row-numbers';
import { rowRecord } from './row-record';
import { cellSorter } from './sorted-cells';
import { wholeRowDoubts } from './whole-row';

/** Returns the clients of a table, with what is doubtful about them. Reports its progress, and throws if `signal` is aborted. */
export async function mappedRows(table: CsvTable, mapping: Mapping, planning: Planning): Promise<FoundRows> {
  const pause = pauses(table.rows.length, planning);
  const rowOf = table.isOwn ? ownReader(mapping) : rowReader(table, mapping, planning.country);
  const rows: FoundRow[] = [];
  for (const [index, row] of table.rows.entries()) {
    await pause(index);
    rows.push(rowOf(row, index));
  }
  return { place: 'Line', rows };
}

/** Reads rows of a download, whose cells are taken as they are. */
function ownReader({ targets }: Mapping) {
  return ({ line, problem, ...row }: CsvRow): FoundRow => {
    const cells = customerFieldNames.map((name) => [name, row.cells[targets.indexOf(name)] ?? '']);
    return { line, problem, fields: Object.fromEntries(cells) };
  };
}

function rowReader(table: CsvTable, mapping: Mapping, country: string) {
  const sort = cellSorter(table, mapping, country);
  const doubtOfRow = wholeRowDoubts(table, mapping);
  return (row: CsvRow, index: number): FoundRow => {
    const { names, numbers, fields, figures, day, ...sorted } = sort(row.cells.map(visible));
    const { plain, notes, doubts: ofColumns, hasHidden } = sorted;
    const named = rowName(names);
    const called = rowNumbers(numbers, country);
    const divided = called.phone ? undefined : nameAndNumber(named.name, index + 1, country);
    const { name, phone } = { ...named, phone: called.phone, ...divided };
    const { record, notes: unread, doubt: ofRecord } = rowRecord(figures, day, row.line);
    const isHidden = !phone && hasHidden;
    const doubts = defined({
      ...ofColumns,
      name:
        doubtOfRow(row, index) ??
        divided?.doubt ??
        (name === named.name ? named.doubt : doubtOfName(name)) ??
        ofColumns.name,
      phone:
        called.doubts.phone ??
        (divided?.phone ? doubtOf(divided.phone, country) : undefined) ??
        (isHidden ? 'A number is in the notes. Check if it is the phone.' : ofColumns.phone),
      whatsapp: called.doubts.whatsapp ?? ofColumns.whatsapp,
      records: ofRecord,
    });
    const noted = [...plain, ...(divided?.notes ?? []), ...named.notes, ...called.notes, ...notes, ...unread];
    return readChoices({
      line: row.line,
      problem: row.problem,
      fields: { ...fields, name, phone, whatsapp: called.whatsapp, notes: noted.join('\n') },
      ...(Object.keys(doubts).length > 0 && { doubts }),
      ...(record && { records: [record] }),
    });
  };
}

const defined = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<T>;
