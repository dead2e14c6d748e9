import { importBatch, importedRecords, type ImportedCustomer } from '@shared/customers/contract';
import { importedOrders, type ImportedOrder } from '@shared/orders/import';
import { eachDetail } from '@shared/customers/values';
import { submissionKey } from '../../../../lib/api/submission-key';
import { countsOf, type ImportedCounts } from './imported';

/** The clients of one call. All attempts send the same key, so that an attempt after a lost answer adds no client twice. */
export interface Batch {
  key: string;
  customers: ImportedCustomer[];
  /** Whether the first client is the last one of the batch before, and only gets further records. */
  continues: boolean;
  counts: ImportedCounts;
}

/** The server takes bodies of at most 100 KB. */
const maxBytes = 80_000;

/** Divides clients into batches of the size that one call takes. The records of a client can need several batches. */
export function batchesOf(customers: readonly ImportedCustomer[]): Batch[] {
  const batches: Batch[] = [];
  let room = 0;
  for (const customer of customers) {
    for (const [index, part] of partsOf(customer).entries()) {
      const bytes = bytesOf(part);
      let batch = batches.at(-1);
      const continues = index > 0;
      if (!batch || continues || bytes > room || batch.customers.length === importBatch) {
        batch = { key: submissionKey(), customers: [], continues, counts: { clients: 0, records: 0 } };
        batches.push(batch);
        room = maxBytes;
      }
      batch.customers.push(part);
      const added = countsOf([part]);
      batch.counts.clients += continues ? 0 : added.clients;
      batch.counts.records += added.records;
      room -= bytes;
    }
  }
  return batches;
}

/** Divides orders into batches of the size that one call takes. An order is at most as large as a batch. */
export function orderBatchesOf(orders: readonly ImportedOrder[]): ImportedOrder[][] {
  const batches: ImportedOrder[][] = [];
  let room = 0;
  for (const order of orders) {
    const bytes = bytesOf(order);
    let batch = batches.at(-1);
    if (!batch || bytes > room || batch.length === importedOrders) {
      batch = [];
      batches.push(batch);
      room = maxBytes;
    }
    batch.push(order);
    room -= bytes;
  }
  return batches;
}

/** Divides a client whose records are more than one call takes. Later parts have the name and records alone. */
function partsOf(customer: ImportedCustomer): ImportedCustomer[] {
  const { records, ...details } = customer;
  if (!records) return [customer];
  const parts: ImportedCustomer[] = [];
  let room = 0;
  for (const record of records) {
    const bytes = bytesOf(record);
    let part = parts.at(-1);
    if (!part?.records || bytes > room || part.records.length === importedRecords) {
      const { name } = details;
      part = parts.length === 0 ? { ...details, records: [] } : { name, ...eachDetail(() => null), records: [] };
      parts.push(part);
      room = maxBytes - bytesOf(part);
    }
    part.records?.push(record);
    room -= bytes;
  }
  return parts;
}

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length + 1;
