import * as z from 'zod/mini';
import { customerCalls } from './calls';
import { endpoint, otherRowOfId } from '../contract/endpoint';
import { measurementUpdateSchema } from '../measurements/contract';
import { givenId, idParams, moment, pastMoment } from '../contract/text';
import { customerFields } from './fields';
import { eachDetail } from './values';
import { inputShapeOf } from './input-shape';

/** Input of a client's form. */
export const customerInputSchema = z
  .object(inputShapeOf(customerFields))
  .register(z.globalRegistry, { id: 'CustomerInput' });

/** A client who is added together with their first record or order: the name, and the number if it is known. */
export const newClientSchema = z.pick(customerInputSchema, { name: true, phone: true });

/** A new client. */
export const newCustomerSchema = z
  .extend(customerInputSchema, { id: givenId })
  .register(z.globalRegistry, { id: 'NewCustomer' });

export const customerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    ...eachDetail(() => z.nullable(z.string())),
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'Customer' });

/** Most clients in one call of `import`. */
export const importBatch = 100;

/** Most records of one client in one call of `import`. */
export const importedRecords = 100;

/** One record of an import, with the time at which it was taken. */
export const importedRecordSchema = z
  .extend(measurementUpdateSchema, { takenAt: pastMoment })
  .register(z.globalRegistry, { id: 'ImportedRecord' });

/**
 * One client of an import, added at `createdAt` or now. With `mergeInto` it fills the empty fields of that client, if there is one.
 * The records are added.
 */
export const importedCustomerSchema = z
  .extend(customerInputSchema, {
    mergeInto: z.optional(z.uuid('Not an id')),
    /** The id of a client who is added, so that orders of the same import can name the client. */
    id: z.optional(z.uuid('Not an id')),
    createdAt: z.optional(pastMoment),
    records: z.optional(
      z.array(importedRecordSchema).check(z.maxLength(importedRecords, `At most ${importedRecords} records`)),
    ),
  })
  .register(z.globalRegistry, { id: 'ImportedCustomer' });

export const customerImportSchema = z
  .object({ customers: z.array(importedCustomerSchema).check(z.minLength(1), z.maxLength(importBatch)) })
  .register(z.globalRegistry, { id: 'CustomerImport' });

export type ImportedRecord = z.output<typeof importedRecordSchema>;
export type ImportedCustomer = z.output<typeof importedCustomerSchema>;
export type NewClient = z.output<typeof newClientSchema>;
export type CustomerInput = z.output<typeof customerInputSchema>;
export type NewCustomer = z.output<typeof newCustomerSchema>;
export type Customer = z.output<typeof customerSchema>;

/** Calls for the tailor's clients. */
export const customersApi = {
  list: endpoint({
    access: 'tailor',
    ...customerCalls.list,
    summary: "Lists the tailor's clients, ordered by name.",
    response: z.array(customerSchema),
  }),
  create: endpoint({
    access: 'tailor',
    ...customerCalls.create,
    summary: 'Adds a client. The same id again answers the client who is there.',
    errors: { 412: otherRowOfId },
    idempotent: true,
    body: newCustomerSchema,
    response: customerSchema,
  }),
  import: endpoint({
    access: 'tailor',
    ...customerCalls.import,
    summary:
      'Adds up to 100 clients with their records, all or none. One with `mergeInto` fills only the empty fields of that client, or is added if there is no such client. `createdAt` is since when the client is one, if not since now. `lastId` is the id of the last client.',
    idempotent: true,
    batch: true,
    body: customerImportSchema,
    response: z.object({ saved: z.int(), lastId: z.uuid() }),
  }),
  update: endpoint({
    access: 'tailor',
    ...customerCalls.update,
    summary:
      'Replaces the details of a client; an optional field that is left out is cleared, unless its description says that it stays.',
    versioned: true,
    params: idParams,
    body: customerInputSchema,
    response: customerSchema,
  }),
  delete: endpoint({
    access: 'tailor',
    ...customerCalls.delete,
    summary: 'Deletes a client with all that belongs to the client, such as measurements.',
    params: idParams,
  }),
};
