import type { OrderSuggestions } from '@shared/orders/book';
import type { Order } from '@shared/orders/order';
import { isRedo } from '@shared/orders/redo';
import { useMemo } from 'react';
import { nameKey } from '../../../lib/text/text-search';
import { useClientOrders, useSuggestions } from '../queries';
import { typedAmount } from '../typed-amount';
import { newRowId } from '../../../lib/api/row-id';
import type { LineValues, OrderValues } from './order-values';

/** A garment that one press adds, with the price that was last taken for one. */
export interface OfferedGarment extends Pick<LineValues, 'garment' | 'kind'> {
  /** In minor units of the order's currency; null if it is not known. */
  price: number | null;
}

/** Returns what tells garments apart: their kind and their name. */
export const keyOf = ({ garment, kind }: Pick<LineValues, 'garment' | 'kind'>) => `${kind} ${nameKey(garment)}`;

/** Returns the garments that one press adds. */
export function useOffered({ customerId }: Pick<OrderValues, 'customerId'>, currency: string): OfferedGarment[] {
  const suggested = useSuggestions().data?.garments;
  const ofClient = useClientOrders(customerId || undefined).data;
  return useMemo(() => offeredGarments(suggested ?? [], ofClient ?? [], currency), [suggested, ofClient, currency]);
}

/**
 * Returns each garment once: those of the client's orders, then those of the tailor's newest orders, and common alterations. A price
 * in another currency, of 0 or of a re-do is no price.
 */
function offeredGarments(
  suggested: OrderSuggestions['garments'],
  ofClient: readonly Order[],
  currency: string,
): OfferedGarment[] {
  const priced = suggested.map(({ price, ...each }) => ({
    ...each,
    price: (each.currency === currency && price) || null,
  }));
  const prices = new Map(priced.map((each) => [keyOf(each), each.price]));
  const priceIn = (order: Order, price: number | null) =>
    (order.currency === currency && !isRedo(order) && price) || null;
  const own = ofClient.flatMap((order) =>
    order.garments.map(({ garment, kind, price }) => ({
      ...{ garment, kind },
      price: prices.get(keyOf({ garment, kind })) ?? priceIn(order, price),
    })),
  );
  const offered = new Map<string, OfferedGarment>();
  for (const { garment, kind, price } of [...own, ...priced]) {
    const key = keyOf({ garment, kind });
    if (offered.get(key)?.price == null) offered.set(key, { garment, kind, price });
  }
  return [...offered.values()];
}

/** Returns the price that was last taken for the garment of a line. */
export const lastPrice = (offered: readonly OfferedGarment[], line: LineValues): number | undefined =>
  offered.find((each) => keyOf(each) === keyOf(line))?.price ?? undefined;

/** Whether a line has the garment. */
export const isTaken = (offer: OfferedGarment, lines: readonly LineValues[]): boolean =>
  lines.some((line) => keyOf(line) === keyOf(offer));

/** Returns a new line of a garment at its last price. Its properties have the order of those of a saved line, because lines are compared as JSON. */
export const lineOf = ({ garment, kind, price }: OfferedGarment, currency: string): LineValues => ({
  ...{ id: newRowId(), garment, kind, works: '', quantity: 1, done: 0 },
  ...{ price: price === null ? '' : typedAmount(price, currency), wearer: '', measures: 'usual' },
});
