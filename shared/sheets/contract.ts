import * as z from 'zod/mini';
import { endpoint, otherRowOfId } from '../contract/endpoint';
import { maxLengths } from '../contract/limits';
import { sheetLimits } from './sheet-limits';
import type { Measure } from '../measurements/catalogue';
import { answeredKey, measureKey } from '../measurements/measure-key';
import { givenId, idParams, line, moment, optionalLine, requiredText } from '../contract/text';

/** A measure of a sheet, in the words of the shop. */
const sheetMeasureSchema = z.object({
  key: measureKey,
  name: requiredText(maxLengths.measure, 'Name is required'),
  /** Other names, by which a line of figures may name the measure. */
  synonyms: z._default(
    z
      .array(line(maxLengths.measure))
      .check(z.maxLength(sheetLimits.synonyms, `At most ${sheetLimits.synonyms} other names`)),
    [],
  ),
  /** Where the tape goes. */
  guide: optionalLine(maxLengths.guide),
});

export const sheetInputSchema = z
  .object({
    name: requiredText(maxLengths.sheetName, 'Name is required'),
    /** A garment of the catalogue; another text is allowed, because the catalogue changes. */
    garment: optionalLine(maxLengths.category),
    measures: z.array(sheetMeasureSchema).check(
      z.minLength(1, 'Add at least one measure'),
      z.maxLength(sheetLimits.measures, `At most ${sheetLimits.measures} measures`),
      z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'Contains a measure twice'),
    ),
    /** Sheets are listed by position, and those at the same position in the order in which they were added. */
    position: z._default(
      z.int('Must be a whole number').check(z.minimum(0), z.maximum(sheetLimits.last)),
      sheetLimits.last,
    ),
  })
  .register(z.globalRegistry, { id: 'SheetInput' });

/** A new sheet. */
export const newSheetSchema = z
  .extend(sheetInputSchema, { id: givenId })
  .register(z.globalRegistry, { id: 'NewSheet' });

export const sheetSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    garment: z.nullable(z.string()),
    measures: z.array(
      z.object({ key: answeredKey, name: z.string(), synonyms: z.array(z.string()), guide: z.nullable(z.string()) }),
    ),
    position: z.int(),
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'Sheet' });

export type SheetInput = z.output<typeof sheetInputSchema>;
export type NewSheet = z.output<typeof newSheetSchema>;

/** A sheet of a tailor as it is stored. */
export type SheetRow = z.output<typeof sheetSchema>;

/** An ordered list of measures by which a record is taken: a built-in one, or one of the tailor's. */
export interface Sheet extends Pick<SheetRow, 'id' | 'name' | 'garment'> {
  measures: Measure[];
}

/** Calls for the tailor's measuring sheets. */
export const sheetsApi = {
  list: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/sheets',
    summary: "Lists the tailor's measuring sheets in their order.",
    response: z.array(sheetSchema),
  }),
  create: endpoint({
    access: 'tailor',
    method: 'POST',
    path: '/api/sheets',
    summary: 'Adds a measuring sheet. The same id again answers the sheet that is there.',
    errors: { 412: otherRowOfId },
    idempotent: true,
    body: newSheetSchema,
    response: sheetSchema,
  }),
  update: endpoint({
    access: 'tailor',
    method: 'PUT',
    path: '/api/sheets/:id',
    summary: 'Replaces a measuring sheet. Records keep the names and values that they have.',
    versioned: true,
    params: idParams,
    body: sheetInputSchema,
    response: sheetSchema,
  }),
  delete: endpoint({
    access: 'tailor',
    method: 'DELETE',
    path: '/api/sheets/:id',
    summary: 'Deletes a measuring sheet. Records keep the names and values that they have.',
    params: idParams,
  }),
};
