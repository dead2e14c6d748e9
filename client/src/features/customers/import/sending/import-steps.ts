import { customersApi, type ImportedCustomer } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import type { OrderBookInput } from '@shared/orders/book';
import type { ImportedOrder } from '@shared/orders/import';
import { sheetsApi, type SheetInput } from '@shared/sheets/contract';
import { call } from '../../../../lib/api/api';
import { submissionKey } from '../../../../lib/api/submission-key';
import { batchesOf, orderBatchesOf } from './batches';
import type { ImportedCounts } from './imported';

/** One call. `lastId` is the client who was saved last; the result is the next `lastId`. */
export interface ImportStep {
  counts: ImportedCounts;
  send: (lastId: string) => Promise<string>;
}

/** What is sent to the server. */
export interface Imported {
  customers: readonly ImportedCustomer[];
  sheets?: readonly SheetInput[];
  orders?: readonly ImportedOrder[];
  book?: OrderBookInput;
}

/** Returns the calls that save sheets, clients and orders, to be made one after the other. A call that is made again has the same key. */
export function importSteps({ customers, sheets = [], orders = [], book }: Imported): ImportStep[] {
  return [
    ...(book ? [bookStep(book)] : []),
    ...sheets.map(sheetStep),
    ...batchesOf(customers).map(batchStep),
    ...orderBatchesOf(orders).map(orderStep),
  ];
}

function sheetStep(body: SheetInput): ImportStep {
  const idempotencyKey = submissionKey();
  return {
    counts: { clients: 0, records: 0 },
    send: async (lastId) => {
      await call(sheetsApi.create, { body, idempotencyKey });
      return lastId;
    },
  };
}

function batchStep({ key, customers, continues, counts }: ReturnType<typeof batchesOf>[number]): ImportStep {
  const [first, ...others] = customers;
  return {
    counts,
    send: async (lastId) => {
      const body = { customers: continues && first ? [{ ...first, mergeInto: lastId }, ...others] : customers };
      return (await call(customersApi.import, { body, idempotencyKey: key })).lastId;
    },
  };
}

function orderStep(orders: ImportedOrder[]): ImportStep {
  const idempotencyKey = submissionKey();
  return {
    counts: { clients: 0, records: 0, orders: orders.length },
    send: async (lastId) => {
      await call(ordersApi.import, { body: { orders }, idempotencyKey });
      return lastId;
    },
  };
}

function bookStep(body: OrderBookInput): ImportStep {
  return {
    counts: { clients: 0, records: 0 },
    send: async (lastId) => {
      await call(ordersApi.changeBook, { body });
      return lastId;
    },
  };
}
