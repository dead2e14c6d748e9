import { BRAND } from '@shared/site/brand';
import { customerLabels } from '@shared/customers/values';
import { keptData, type ArchiveFile } from '@shared/account/kept-data';
import { isSpecified, measureName } from '@shared/measurements/catalogue';
import { specifiedKeys } from '@shared/measurements/contract';
import { valuesByKey, valuesOf } from '@shared/measurements/values';
import { contacts } from './archive-contacts';
import { csv, inBothUnits, json, jsonLines, shownMeasurement } from './archive-format';
import { numbered } from './archive-pictures';
import type { archiveRows, ClientLine, FigureLine, MeasurementLine, PictureLine } from './archive-rows';

type Rows = ReturnType<typeof archiveRows>;

/** The text files of the list of kept data: 'clients.*' is 'clients.json' and 'clients.csv'. */
type TextFile<Name = ArchiveFile> = Name extends `${infer Noun}.*`
  ? `${Noun}.json` | `${Noun}.csv`
  : Name extends `${string}/`
    ? never
    : Name;

/** Returns all text files of the archive in their order: each file's name and its content in pieces. */
export async function archiveTexts(rows: Rows): Promise<[string, AsyncIterable<string>][]> {
  const profile = await rows.profile();
  const portfolio = () => numbered('portfolio', rows.portfolio());
  const texts: Record<TextFile, AsyncIterable<string>> = {
    'account.json': whole(json(await rows.account())),
    'profile.json': whole(json(profile ? { ...profile, formerAddresses: await rows.formerSlugs() } : null)),
    'clients.json': jsonLines(rows.clients(), (client) => client),
    'clients.csv': csv(rows.clients(), clients.names, clients.cells),
    'clients.vcf': contacts(rows.clients()),
    'measurements.json': jsonLines(rows.measurements(), shownMeasurement),
    'measurements.csv': csv(rows.measurements(), measurementNames, measurementCells),
    'sheets.json': jsonLines(rows.sheets(), (sheet) => sheet),
    'portfolio.json': jsonLines(portfolio(), (picture) => picture),
    'portfolio.csv': csv(portfolio(), pictures.names, pictures.cells),
    'decisions.json': whole(json(await rows.decisions())),
    'figures.json': jsonLines(rows.figures(), (day) => day),
    'figures.csv': csv(rows.figures(), figures.names, figures.cells),
  };
  return [['README.txt', whole(readme)], ...Object.entries(texts)];
}

/** The column headings in their order. A column with null is only in the JSON file. A new column needs an entry here. */
const clientHeadings = {
  ...customerLabels,
  createdAt: 'Added',
  updatedAt: 'Changed',
  id: null,
} satisfies Headings<ClientLine>;

const pictureHeadings = {
  file: 'File',
  caption: 'Caption',
  category: 'Category',
  createdAt: 'Added',
  updatedAt: 'Changed',
  ...{ id: null, tailorId: null, pictureKey: null, displayOrder: null },
  ...{ width: null, height: null, widths: null, thumbhash: null, hiddenAt: null },
} satisfies Headings<PictureLine & { file: string }>;

const recordHeadings = {
  clientName: 'Client',
  createdAt: 'Taken',
  updatedAt: 'Changed',
  tags: 'Tag',
  ...{ id: null, clientId: null, measurements: null, ownMeasures: null, sheetId: null, sheetName: null },
} satisfies Headings<MeasurementLine>;

const figureHeadings = {
  day: 'Day',
  views: 'Views',
  contacts: 'Contact taps',
  appearances: 'In searches',
} satisfies Headings<FigureLine>;

type Headings<Line> = Record<keyof Line, string | null>;

/** Returns a table's headings, and a function that returns the cells of one line. */
function table<Line extends object>(headings: Headings<Line>) {
  const shown = (Object.keys(headings) as (keyof Line)[]).filter((name) => headings[name] !== null);
  return {
    names: shown.map((name) => headings[name] ?? ''),
    cells: (line: Line): unknown[] => shown.map((name) => line[name]),
  };
}

const clients = table<ClientLine>(clientHeadings);
const pictures = table<PictureLine & { file: string }>(pictureHeadings);
const figures = table<FigureLine>(figureHeadings);
const records = table<MeasurementLine>(recordHeadings);

const measurementNames = [
  ...records.names,
  ...specifiedKeys.map(measureName).flatMap((label) => [label, `${label} (in)`, `${label} (cm)`]),
  'Own measures',
  'Notes',
  'Sheet',
];

function measurementCells(line: MeasurementLine): unknown[] {
  const byKey = valuesByKey(line);
  const own = valuesOf(line).filter(({ key }) => !isSpecified(key));
  return [
    ...records.cells(line),
    ...specifiedKeys.flatMap((key) => Object.values(inBothUnits(byKey.get(key)?.value ?? ''))),
    own.map(({ name, value }) => `${name}: ${value}`).join('; '),
    line.measurements.notes ?? '',
    line.sheetName ?? '',
  ];
}

async function* whole<T>(value: T): AsyncGenerator<T> {
  yield value;
}

/** For readers years from now. */
const readme = `Everything that you stored in ${BRAND}.

${contents()}

The .json files have everything exactly as it is. The .csv files are for spreadsheets: there, an apostrophe is put before
= + - or @ at the beginning of a cell, and after a semicolon, a tab or the end of a line within one, so that no program
takes it for a formula. Times are in UTC.

'Import clients' reads this zip: clients, measurements and measuring sheets come back as they are.
`;

/** Returns a line for each file: its name in 20 columns, then its content. */
function contents(): string {
  const files = keptData.flatMap((kept): readonly { name: string; content: string }[] => kept.files);
  const indent = `\n${' '.repeat(20)}`;
  return files.map(({ name, content }) => name.padEnd(20) + content.replaceAll('\n', indent)).join('\n');
}
