import { specifiedKeys } from '@shared/measurements/contract';
import * as z from 'zod/mini';
import names from './pattern-names.json';

/** The names of a measure in pattern programs; one that is missing has no measure with our definition. */
const patternNamesSchema = z.strictObject({ seamly: z.optional(z.string()), freesewing: z.optional(z.string()) });

type PatternNames = z.output<typeof patternNamesSchema>;

/**
 * The names of body measures in SeamlyMe and FreeSewing. Both have other measures with nearly the same name: FreeSewing's 'hips' is
 * above the seat, and its inseam and waistToFloor end at the floor, where ours end at the ankle.
 */
const patternNames = new Map<string, PatternNames>(
  Object.entries(z.partialRecord(z.enum(specifiedKeys), patternNamesSchema).parse(names)),
);

/** Returns the names of a measure in pattern programs; undefined for one that they do not have. */
export const patternNamesOf = (key: string): PatternNames | undefined => patternNames.get(key);
