import papa from 'papaparse';

/** The starts of formulas, also in the full-width forms that some spreadsheets read. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** The start of a cell for a spreadsheet that splits a line at semicolons or tabs. Such a program ignores the CSV's quotes. */
const formulaWithin = /([;\t\r\n][\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Returns rows as CSV that spreadsheets open without settings. As in an archive (docs/decisions/data/044-csv-without-formulas.md), a
 * cell that would run as a formula gets an apostrophe.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(formulaWithin, "$1'")));
  return `\ufeff${papa.unparse(cells, { newline: '\r\n', escapeFormulae: formula })}\r\n`;
}
