import type { LinkedPhoto } from '@shared/orders/linked-order';
import type { Database } from '../../db/client';

/** Returns the photos of an order that the tailor shows on the client's page, in their order. Orders have no photos yet. */
export async function linkedPhotos(_db: Database, _orderId: string): Promise<LinkedPhoto[]> {
  return [];
}
