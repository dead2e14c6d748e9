import * as z from 'zod/mini';
import { customerSchema, newClientSchema } from '../customers/contract';
import { walkInCalls } from './calls';
import { endpoint, otherRowOfId } from '../contract/endpoint';
import { givenId, pastMoment } from '../contract/text';
import { measurementSchema, measurementsApi, measurementUpdateSchema } from '../measurements/contract';

/** Input of a walk-in's form: the name of a new client, their number if it is known, and their first record. */
export const walkInInputSchema = z
  .extend(measurementUpdateSchema, newClientSchema.shape)
  .register(z.globalRegistry, { id: 'WalkInInput' });

/** A new walk-in: `id` is that of the record, `customerId` that of the client. One without a network says when it was. */
export const newWalkInSchema = z
  .extend(walkInInputSchema, { id: givenId, customerId: givenId, takenAt: z.optional(pastMoment) })
  .register(z.globalRegistry, { id: 'NewWalkIn' });

/** The created record with its client. */
export const walkInSchema = z
  .extend(measurementSchema, { customer: customerSchema })
  .register(z.globalRegistry, { id: 'WalkIn' });

export type WalkInInput = z.output<typeof walkInInputSchema>;
export type NewWalkIn = z.output<typeof newWalkInSchema>;
export type WalkIn = z.output<typeof walkInSchema>;

/** The call for a client who is measured before anything else is known about them. */
export const walkInsApi = {
  create: endpoint({
    access: 'tailor',
    ...walkInCalls.create,
    summary:
      'Adds a client with their first record of measurements, taken at `takenAt` or now, both or none. The answer is the record, with its client; the same id again answers the record that is there.',
    errors: { 412: otherRowOfId },
    idempotent: true,
    recomputed: ['takenAt'],
    createsAt: measurementsApi.create.path,
    body: newWalkInSchema,
    response: walkInSchema,
  }),
};
