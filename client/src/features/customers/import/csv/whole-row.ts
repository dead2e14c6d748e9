import type { CsvTable } from '../reading/read-csv';
import type { CsvRow } from './csv-rows';
import { kindOf } from './heading-kind';
import { headingText, isPhrase } from './heading-text';
import type { Mapping } from './mapping';
import { headingWords } from './words/words';

const isSection = isPhrase(headingWords.sections);

/** Returns a function that says why a whole row is doubtful: its cells may have moved, or it may be no client. */
export function wholeRowDoubts({ columns, rows, isHeadingUnsure, isLettersUnsure }: CsvTable, { targets }: Mapping) {
  const filled = ({ cells }: CsvRow) => cells.filter(Boolean).length;
  const hasMore = rows.filter((row) => filled(row) > 1).length;
  const isList = rows.length >= 5 && hasMore >= rows.length * 0.8;
  const hasHeadings = columns.some(({ isUnnamed }) => !isUnnamed);
  const isRare = columns.map(({ isUnnamed }, index) => {
    const count = rows.filter(({ cells }) => cells[index]).length;
    return hasHeadings && isUnnamed && count > 0 && count <= rows.length * 0.3;
  });
  const nameAt = targets.indexOf('name');
  const isCapital = (cell: string | undefined) => cell !== undefined && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]+$/u.test(cell);
  const areCapitals = rows.filter(({ cells }) => isCapital(cells[nameAt])).length > rows.length / 2;
  return (row: CsvRow, index: number): string | undefined => {
    if (row.cells.slice(columns.length).some(Boolean))
      return 'The row has more cells than there are columns. They may have moved.';
    if (row.cells.some((cell, at) => cell && isRare[at]))
      return 'A cell of this row has no heading. The cells may have moved.';
    const name = row.cells[nameAt];
    if (filled(row) === 1 && name && hasMore > 0 && (isSection(headingText(name)) || (isCapital(name) && !areCapitals)))
      return 'This could be a heading, not a client.';
    if (name && targets.every((target, at) => target !== 'phone' || !row.cells[at]) && kindOf(name) === 'measure')
      return 'This is a measure, not a name. The list may lie on its side.';
    if (isList && filled(row) === 1 && targets.includes('name'))
      return 'Only one cell of this row is filled. It may be no client.';
    if (isHeadingUnsure && index === 0) return 'This first row could be headings.';
    return isLettersUnsure && row.cells.some((cell) => /[^\p{ASCII}]/u.test(cell))
      ? 'The letters of the file were guessed. Check accents.'
      : undefined;
  };
}
