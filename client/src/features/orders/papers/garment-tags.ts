import type { Order } from '@shared/orders/order';

/** A tag of one garment. */
export interface GarmentTag {
  /** Its place among the garments of the order, from 1 on. */
  place: number;
  garment: string;
  wearer: string | null;
}

/** Returns how many garments an order has, each with a tag of its own. */
export const tagCount = ({ garments }: Pick<Order, 'garments'>): number =>
  garments.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the tags from a place on, at most `count`. */
export function garmentTags({ garments }: Pick<Order, 'garments'>, from: number, count: number): GarmentTag[] {
  const tags: GarmentTag[] = [];
  let before = 0;
  for (const { garment, wearer, quantity } of garments) {
    const first = Math.max(from, before + 1);
    const last = Math.min(from + count - 1, before + quantity);
    for (let place = first; place <= last; place += 1) tags.push({ place, garment, wearer });
    before += quantity;
  }
  return tags;
}
