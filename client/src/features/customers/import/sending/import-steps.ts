import { customersApi, type ImportedCustomer } from '@shared/customers/contract';
import { sheetsApi, type SheetInput } from '@shared/sheets/contract';
import { call } from '../../../../lib/api/api';
import { submissionKey } from '../../../../lib/api/submission-key';
import { batchesOf } from './batches';
import type { ImportedCounts } from './imported';

/** One call. `lastId` is the client who was saved last; the result is the next `lastId`. */
export interface ImportStep {
  counts: ImportedCounts;
  send: (lastId: string) => Promise<string>;
}

/** Returns the calls that save sheets and clients, to be made one after the other. A call that is made again has the same key. */
export function importSteps(customers: readonly ImportedCustomer[], sheets: readonly SheetInput[]): ImportStep[] {
  return [...sheets.map(sheetStep), ...batchesOf(customers).map(batchStep)];
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
