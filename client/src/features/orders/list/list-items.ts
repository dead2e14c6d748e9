import type { Order } from '@shared/orders/order';

/** Orders under a heading. */
export interface OrderGroup {
  key: string;
  /** Left out for a list that has the page for itself. */
  title?: string;
  isLate?: boolean;
  orders: readonly Order[];
  /** Said in place of the orders if there is none. */
  emptyText?: string;
}

/** A row of the list, with its group. */
export type ListItem = { key: string; group: OrderGroup } & (
  | { kind: 'head'; title: string }
  | { kind: 'order'; order: Order }
  | { kind: 'note'; text: string }
);

/** Returns the rows of some groups: each with its heading, and then its orders. */
export const itemsOf = (groups: readonly OrderGroup[]): ListItem[] =>
  groups.flatMap((group) => {
    const { key, title, orders, emptyText } = group;
    const head: ListItem[] = title === undefined ? [] : [{ kind: 'head', key: `${key} head`, group, title }];
    const note: ListItem[] =
      emptyText === undefined ? [] : [{ kind: 'note', key: `${key} note`, group, text: emptyText }];
    const rows = orders.map((order): ListItem => ({ kind: 'order', key: `${key} ${order.id}`, group, order }));
    return [...head, ...(rows.length > 0 ? rows : note)];
  });
