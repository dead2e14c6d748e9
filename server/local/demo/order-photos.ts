import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { orderPhotos } from '../../features/order-photos/tables';
import { orders } from '../../features/orders/tables';
import { tailors } from '../../features/tailor/tables';
import { users } from '../../auth/tables';
import { demoOrderPhotos, type DemoOrderPhoto } from './demo-orders';
import { emailOf } from './profile';
import { demoAccountTailor } from './tailors';

/** A photo that an order of the demo account lacks. */
export interface MissingPhoto extends DemoOrderPhoto {
  tailorId: TailorId;
  userId: string;
  orderId: string;
}

/** Returns the planned photos of the demo orders that have none, in their order. */
export async function missingPhotos(db: Database): Promise<MissingPhoto[]> {
  const planned = demoOrderPhotos();
  const numbers = planned.map(({ number }) => number);
  const some = db.select().from(orderPhotos).where(eq(orderPhotos.orderId, orders.id));
  const rows = await db
    .select({ tailorId: orders.tailorId, userId: users.id, orderId: orders.id, number: orders.number })
    .from(orders)
    .innerJoin(tailors, eq(tailors.id, orders.tailorId))
    .innerJoin(users, eq(users.id, tailors.userId))
    .where(and(eq(users.email, emailOf(demoAccountTailor)), inArray(orders.number, numbers), notExists(some)));
  return planned.flatMap((photo) => {
    const row = rows.find(({ number }) => number === photo.number);
    // There is no session here, so the branded id comes from the row.
    return row ? [{ ...photo, ...row, tailorId: row.tailorId as TailorId }] : [];
  });
}
