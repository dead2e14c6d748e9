import * as z from 'zod/mini';
import { customerInputSchema, customerSchema } from '../customers/contract';
import { endpoint } from '../contract/endpoint';
import { measurementSchema, measurementsApi, measurementUpdateSchema } from '../measurements/contract';

/** Input of a walk-in's form: the name of a new client, their number if it is known, and their first record. */
export const walkInInputSchema = z
  .extend(measurementUpdateSchema, { name: customerInputSchema.shape.name, phone: customerInputSchema.shape.phone })
  .register(z.globalRegistry, { id: 'WalkInInput' });

/** The created record with its client. */
export const walkInSchema = z
  .extend(measurementSchema, { customer: customerSchema })
  .register(z.globalRegistry, { id: 'WalkIn' });

export type WalkInInput = z.output<typeof walkInInputSchema>;
export type WalkIn = z.output<typeof walkInSchema>;

/** The call for a client who is measured before anything else is known about them. */
export const walkInsApi = {
  create: endpoint({
    access: 'tailor',
    method: 'POST',
    path: '/api/walk-ins',
    summary:
      'Adds a client with their first record of measurements, both or none. The answer is the record, with its client.',
    idempotent: true,
    createsAt: measurementsApi.create.path,
    body: walkInInputSchema,
    response: walkInSchema,
  }),
};
