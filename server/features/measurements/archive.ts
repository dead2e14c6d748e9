import { sql } from 'drizzle-orm';
import { isSpecified, measureName } from '@shared/measurements/catalogue';
import { specifiedKeys, type MeasurementValues } from '@shared/measurements/contract';
import { parseLength, roundLength } from '@shared/measurements/units';
import { valuesByKey, valuesOf } from '@shared/measurements/values';
import { listFiles, type NounArchive } from '../../archive/files';
import { columnsOf, type ArchiveLine, type ArchiveReader } from '../../archive/reader';
import { customers } from '../customers/tables';
import { measurements } from './tables';

const omitted = ['tailorId', 'customerId'] as const;

/** One record of a client's measurement book, with the client's name. */
export type MeasurementLine = ArchiveLine<typeof measurements, (typeof omitted)[number]> &
  Record<'clientId' | 'clientName', string>;

const content = `their measurements: the text that you wrote, and the same length as a number of inches and of centimetres, rounded
to 1/8 inch and 0.1 cm. A number without a unit is inches. Text that is no length has no numbers. Each record
has the name of its sheet.`;

/** The measurements in a user's archive. */
export const measurementArchive: NounArchive = {
  comesBack: { as: 'measurements' },
  files: [
    listFiles<MeasurementLine>({
      name: 'measurements',
      content,
      lines: recordLines,
      headings: {
        clientName: 'Client',
        createdAt: 'Taken',
        updatedAt: 'Changed',
        tags: 'Tag',
        ...{ id: null, clientId: null, measurements: null, ownMeasures: null, sheetId: null, sheetName: null },
      },
      moreColumns: {
        names: [
          ...specifiedKeys.map(measureName).flatMap((label) => [label, `${label} (in)`, `${label} (cm)`]),
          'Own measures',
          'Notes',
          'Sheet',
        ],
        cells: cellsOf,
      },
      shown: shownMeasurement,
    }),
  ],
};

function cellsOf(line: MeasurementLine): unknown[] {
  const byKey = valuesByKey(line);
  const own = valuesOf(line).filter(({ key }) => !isSpecified(key));
  return [
    ...specifiedKeys.flatMap((key) => Object.values(inBothUnits(byKey.get(key)?.value ?? ''))),
    own.map(({ name, value }) => `${name}: ${value}`).join('; '),
    line.measurements.notes ?? '',
    line.sheetName ?? '',
  ];
}

function recordLines({ inBatches, isOwn }: ArchiveReader) {
  return inBatches<MeasurementLine>(
    sql`select ${columnsOf(measurements, omitted)}, ${customers.id} as "clientId", ${customers.name} as "clientName"
      from ${measurements} join ${customers} on ${customers.id} = ${measurements.customerId}
      where ${isOwn(measurements)}
      order by lower(${customers.name}), ${customers.id}, ${measurements.createdAt}, ${measurements.id}`,
  );
}

/** Returns a record with each length as text and as numbers. */
export function shownMeasurement({ measurements: { notes, ...written }, ...line }: MeasurementLine) {
  const lengths = Object.entries(written as MeasurementValues).map(([measure, text]) => [measure, inBothUnits(text)]);
  return { ...line, measurements: Object.fromEntries(lengths), notes: notes ?? null };
}

/** Returns a length as text and as numbers: '15 1/2' -> 15.5 inches and 39.4 centimetres. Other text has no numbers. */
function inBothUnits(written: string) {
  const length = parseLength(written);
  return {
    written,
    inches: length && roundLength(length.mm, 'in'),
    centimetres: length && roundLength(length.mm, 'cm'),
  };
}
