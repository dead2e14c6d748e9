import { fold } from '../../../lib/text-search';
import type { ClientField, FoundRows } from './found-rows';

/** A CSV as it stands in the file. */
export interface CsvTable {
  columns: { heading: string; sample: string }[];
  rows: { line: number; cells: string[]; problem?: string }[];
}

/** What each column holds; '' is left out. */
export type Mapping = (ClientField | '')[];

/** The apostrophe that an archive puts before the start of a formula (server/features/account/archive-format.ts). */
const formulaMark = /(^|[;\t\r\n][\s"]*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Reads a CSV with any separator. Its first row has the headings. Rows that are empty are left out. */
export async function readCsv(file: string): Promise<CsvTable> {
  const { default: papa } = await import('papaparse');
  const text = file.replace(/^\ufeff/, '');
  const rows: CsvTable['rows'] = [];
  let [line, at] = [1, 0];
  papa.parse<string[]>(text, {
    // Otherwise an empty last line spoils the guess of the separator. Such lines stand before the row that follows.
    skipEmptyLines: true,
    step: ({ data, errors, meta }) => {
      const written = text.slice(at, meta.cursor);
      if (data.some((cell) => cell.trim() !== '')) {
        const cells = data.map((cell) => cell.replace(formulaMark, '$1').trim());
        const isOpen = errors.some(({ type }) => type === 'Quotes');
        rows.push({
          line: line + lineEnds(/^[\r\n]*/.exec(written)?.[0] ?? ''),
          cells,
          problem: isOpen ? 'A quotation mark is missing in this row' : undefined,
        });
      }
      line += lineEnds(written);
      at = meta.cursor;
    },
  });
  const [head, ...others] = rows;
  const columns = (head?.cells ?? []).map((heading, index) => ({
    heading: heading || `Column ${index + 1}`,
    sample: others.find(({ cells }) => cells[index])?.cells[index] ?? '',
  }));
  return { columns, rows: others };
}

const lineEnds = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Words of headings by field, folded. The first field that fits takes the column. */
const words: [ClientField, RegExp][] = [
  ['whatsapp', /whats ?app|^wa$/],
  ['notes', /note|comment|remark|memo|bemerkung|notiz|observac|remarque/],
  ['phone', /phone|mobile|^tel|cell|gsm|numero|number|telefon|telephone|handy|portable|celular|movil/],
  [
    'name',
    /^(full |client |customer |display |contact )?name$|(first|given|middle|last|family|sur) ?name|^(client|customer|nom|nombre|nome|vorname|nachname|prenom|apellido|sobrenome)/,
  ],
];

/** Headings with one of these words describe another column: 'Phone 1 - Label', 'Phonetic first name', 'File As'. */
const aside = /label|type|phonetic|yomi|prefix|suffix|nick|organi|company|file as|fax|home page|country|added|changed/;

/** Guesses what the columns hold by their headings. */
export function guessedMapping(columns: CsvTable['columns']): Mapping {
  const guessed = columns.map(({ heading }): Mapping[number] => {
    const text = fold(heading).replace(/[_-]+/g, ' ').trim();
    return aside.test(text) ? '' : (words.find(([, pattern]) => pattern.test(text))?.[0] ?? '');
  });
  // A whole name wins over its parts.
  const isWhole = (index: number) =>
    /^(full |client |customer |display |contact )?name$/.test(fold(columns[index]?.heading ?? ''));
  const whole = guessed.findIndex((field, index) => field === 'name' && isWhole(index));
  const isFilled = whole !== -1 && columns[whole]?.sample !== '';
  return guessed.map((field, index) =>
    field !== 'name' || whole === -1 ? field : (index === whole) === isFilled ? field : '',
  );
}

/** How the cells of several columns of a field become one text. */
const join: Record<ClientField, (cells: string[]) => string | undefined> = {
  name: (cells) => cells.join(' '),
  phone: ([first]) => first,
  whatsapp: ([first]) => first,
  notes: (cells) => cells.join('\n'),
};

/** Returns the rows with the fields of their columns. */
export function mappedRows({ rows }: CsvTable, mapping: Mapping): FoundRows {
  const fields = [...new Set(mapping)].filter((field) => field !== '');
  return {
    place: 'Line',
    rows: rows.map(({ line, cells, problem }) => ({
      line,
      problem,
      fields: Object.fromEntries(
        fields.map((field) => [
          field,
          join[field](cells.filter((cell, index) => cell && mapping[index] === field)) ?? '',
        ]),
      ),
    })),
  };
}
