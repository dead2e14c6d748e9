import { specifiedKeys, type SpecifiedKey } from '@shared/measurements/contract';
import fc from 'fast-check';
import type { ExportedFile, ExportedRecord } from '../../../client/src/features/measurements/export/exported-file';
import { aClient, aRecord } from './rows';

const client = aClient({ name: 'Chidi Eze' });
/** Returns a record of 21 November 2026 with the label 'Agbada'. */
export const exported = (fields: Parameters<typeof aRecord>[1], clientName = client.name): ExportedRecord => ({
  clientName,
  record: aRecord(client, { createdAt: '2026-11-21T09:14:00.000Z', tags: 'Agbada', ...fields }),
});
/** Returns a record with one measure. */
export const chest = (text: string) => exported({ measurements: { chest: text } });
/** Returns an own measure of a record. */
export const own = (name: string, value = '10 in', key = 'own-1') => ({ key, name, value });
/** Returns the names of the measures that a file does not contain. */
export const namesLeftOut = ({ leftOut }: ExportedFile) => leftOut.map(({ name }) => name);

/** A record with every specified measure, 1 in, 2 in and so on. */
export const all = exported({
  measurements: Object.fromEntries(specifiedKeys.map((measure, index) => [measure, `${index + 1} in`])),
});

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
/** Records with any texts. */
export const anyRecord = fc
  .record({
    name: anyText,
    tags: fc.option(anyText),
    notes: anyText,
    values: fc.array(fc.tuple(fc.constantFrom(...specifiedKeys), fc.oneof(anyText, fc.constantFrom('42 ½', '108cm')))),
    own: fc.array(fc.tuple(anyText, fc.oneof(anyText, fc.constantFrom('7 1/2 in', '40')))),
  })
  .map(({ name, tags, notes, values, own: others }) =>
    exported(
      {
        tags,
        measurements: { ...(Object.fromEntries(values) as Record<SpecifiedKey, string>), notes },
        ownMeasures: others.map(([each, value], index) => own(each, value, `own-${index}`)),
      },
      name,
    ),
  );
