import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns a workbook as Excel writes one: texts shared, dates as numbers with a format. */
export function workbook(
  sheets: Record<string, string>,
  { shared = [] as string[], is1904 = false } = {},
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
  const files = {
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>` +
        `${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
        names
          .map(
            (_, at) =>
              `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
          )
          .join('') +
        `<Relationship Id="rId90" Type="${relations}/styles" Target="styles.xml"/>` +
        `<Relationship Id="rId91" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>` +
        `<cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': xml(`<sst xmlns="${main}">${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        xml(`<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`),
      ]),
    ),
  };
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}

/** Returns a cell with a number, or with a text of its own. */
export const cell = (at: string, text: string | number) =>
  typeof text === 'number'
    ? `<c r="${at}"><v>${text}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

/** Returns a row of cells; '' leaves one out. */
export const row = (line: number, ...cells: (string | number)[]) =>
  `<row r="${line}">${cells.map((text, at) => (text === '' ? '' : cell(`${'ABCDEFGH'[at]}${line}`, text))).join('')}</row>`;
