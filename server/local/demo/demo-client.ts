import { eachDetail } from '@shared/customers/values';
import { templates } from '@shared/sheets/built-in-sheets';
import * as z from 'zod/mini';
import { demoSheetNames } from './demo-sheet-names';

const demoVisitSchema = z.strictObject({
  daysAgo: z.number(),
  /** The templates measured at the visit, on one record. */
  take: z.array(z.enum(templates.map(({ id }) => id))),
  /** The sheet of the demo account by which the record is taken; without one, it is the first template. */
  sheet: z.optional(z.enum(demoSheetNames)),
  tag: z.string(),
  notes: z.optional(z.string()),
});

/** A client of the demo account, with all visits for measuring. */
const demoClientSchema = z.strictObject({
  name: z.string(),
  ...eachDetail(() => z.optional(z.string())),
  /** In inches, as measured today. */
  body: z.strictObject({
    of: z.enum(['him', 'her']),
    chest: z.number(),
    waist: z.number(),
    hip: z.number(),
    height: z.number(),
  }),
  /** The fraction of the size that a child grows in a year. */
  growthPerYear: z.optional(z.number()),
  /** The default is inches. */
  unit: z.optional(z.literal('cm')),
  /** How long they have been a client, if longer than since the first visit. */
  sinceDaysAgo: z.optional(z.int()),
  visits: z.array(demoVisitSchema),
});

export const demoClientsSchema = z.array(demoClientSchema);

export type DemoClient = z.infer<typeof demoClientSchema>;
export type DemoVisit = z.infer<typeof demoVisitSchema>;
