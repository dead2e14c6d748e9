import type { Customer, NewClient } from '@shared/customers/contract';
import { measurementsApi, type Measurement } from '@shared/measurements/contract';
import { walkInsApi, type WalkInInput } from '@shared/walk-ins/contract';
import { currentRow } from '../../../forms/current-row';
import { call } from '../../../lib/api/api';
import { type NewRow, type RowChange, useCreateRow, useUpdateRow } from '../../../lib/api/row-mutations';
import { correctedClient, useRefreshCustomers } from '../../customers/queries';

/** The record of a walk-in, with its client if the walk-in has created it. */
export interface TakenRecord extends Measurement {
  customer?: Customer;
}

/** Creates the client and the record, or only the record of a `known` client. */
export function useCreateWalkIn(known: string | undefined) {
  const send = ({ body, idempotencyKey }: NewRow<WalkInInput>): Promise<TakenRecord> => {
    const { name: _name, phone: _phone, ...record } = body;
    return known
      ? call(measurementsApi.create, { body: { ...record, customerId: known }, idempotencyKey })
      : call(walkInsApi.create, { body, idempotencyKey });
  };
  return useCreateRow(send, useRefreshCustomers());
}

/** Changes the rows of an earlier attempt whose answer was lost. A client that was known before stays as it is. */
export function useUpdateWalkIn() {
  const send = async ({ row, body }: RowChange<TakenRecord, WalkInInput>): Promise<TakenRecord> => {
    const { name, phone, ...record } = body;
    const customer = row.customer && (await correctedClient(row.customer, { name, phone }, sentBefore(row)));
    try {
      const saved = await call(measurementsApi.update, { params: { id: row.id }, body: record, changing: row });
      return { ...saved, customer };
    } catch (error) {
      // The answer has the record alone; the form compares the name too.
      const current = currentRow<TakenRecord>(error);
      if (current) current.customer = customer;
      throw error;
    }
  };
  return useUpdateRow(send, useRefreshCustomers());
}

/** Returns what the earlier attempt has sent, which its row contains. */
const sentBefore = (row: TakenRecord & Partial<NewClient>): Partial<NewClient> => ({
  name: row.name,
  phone: row.phone,
});
