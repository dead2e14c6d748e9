import { sql } from 'drizzle-orm';
import type { CustomerInput } from '@shared/customers';
import { owned, type TailorId } from '../../db/owned';
import { customers } from '../../db/tables';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../scope';

/** A tailor's clients, ordered by name as a reader expects: upper and lower case alike. */
export function customerStore({ db }: StoreDeps, tailorId: TailorId) {
  const rows = owned(db, customers, tailorId);
  return {
    list: () => rows.list([sql`lower(${customers.name})`, sql`${customers.id}`]),
    create: (input: CustomerInput) => rows.create(input),
    update: async (id: string, input: CustomerInput) => found(await rows.update(id, input), 'Client'),
    delete: async (id: string) => void found(await rows.remove(id), 'Client'),
  };
}
