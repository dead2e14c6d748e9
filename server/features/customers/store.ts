import { sql } from 'drizzle-orm';
import type { CustomerInput, ImportedCustomer, NewCustomer } from '@shared/customers/contract';
import { violatedUnique } from '../../db/errors';
import { owned, type TailorId } from '../../db/owned';
import { customers } from './tables';
import { found, HttpError, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { createGiven } from '../changes/create-given';
import { hasValues } from '../changes/has-values';
import { sweeper } from '../objects/sweeper';
import type { RunOnce } from '../submissions/store';
import { importCustomers } from './import-customers';
import { inImportTurn, lockImports } from './import-turns';

/** Uses the index customers_tailor_id_name_index. */
const byName = { by: [sql`lower(${customers.name})`, customers.id] };

/** Returns a tailor's clients, ordered by name, upper and lower case alike. */
export function customerStore(deps: StoreDeps, tailorId: TailorId) {
  const { db, jobs } = deps;
  const rows = owned(db, customers, tailorId);
  return {
    list: () => rows.list(byName),
    create: (input: NewCustomer, once: RunOnce) =>
      createGiven(
        { db, tailorId, once },
        {
          ids: [[customers, input.id]],
          read: rows.get,
          isSame: (row) => hasValues(row, input),
          write: (tx) => owned(tx, customers, tailorId).create(input),
        },
      ),
    /**
     * The submission of a batch stands for all of its rows, with the id of its last client. A repeated one writes nothing.
     * Thousands of rows are a job: the request pool stays free.
     */
    import: (batch: ImportedCustomer[], once: RunOnce) => {
      const done = (id: string) => ({ id, saved: batch.length, lastId: id });
      return inImportTurn(tailorId, () =>
        once(
          async (id) => done(id),
          (keep) =>
            keep(jobs, async (tx) => {
              await lockImports(tx, tailorId);
              return done(await importCustomers(tx, tailorId, batch));
            }).catch(asTakenId),
        ),
      );
    },
    update: async (id: string, input: CustomerInput, versions?: readonly string[]) =>
      updated(await rows.update(id, input, versions), () => rows.get(id), 'Client'),
    // A client's records are deleted too: 20,000 long ones take seconds.
    delete: async (id: string) => {
      found(await owned(jobs, customers, tailorId).remove(id), 'Client');
      await sweeper(deps).discardPhotos(tailorId);
    },
  };
}

/** Maps an id that another client has to 409. */
function asTakenId(error: unknown): never {
  if (violatedUnique(error) === 'customers_pkey') throw new HttpError(409, 'conflict', 'This id is taken');
  throw error;
}
