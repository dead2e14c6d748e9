import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { found } from '../../http/errors';
import { orders } from './tables';
import { readOrder } from './with-payments';

/** Returns the token of a client's page: 128 random bits in base64url, 22 characters. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** Returns the changes of the link to the client's page of an order. */
export function orderLink(db: Database, tailorId: TailorId) {
  const change = async (id: string, values: Partial<typeof orders.$inferInsert>) =>
    found(await owned(db, orders, tailorId).update(id, values), 'Order');
  return {
    makeLink: async (id: string): Promise<{ token: string }> => {
      const token = newLinkToken();
      await change(id, { linkToken: token });
      return { token };
    },
    changeLink: async (id: string, { showsBalance }: { showsBalance: boolean }) => {
      await change(id, { linkShowsBalance: showsBalance });
      return found(await readOrder(db, tailorId, id), 'Order');
    },
    removeLink: async (id: string): Promise<void> => void (await change(id, { linkToken: null })),
  };
}
