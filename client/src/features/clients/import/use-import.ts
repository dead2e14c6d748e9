import { customersApi, importBatch, type ImportedCustomer } from '@shared/customers';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../lib/api';
import { retryClaim } from '../../../lib/claim';
import { submissionKey } from '../../../lib/submission-key';
import { useRefreshCustomers } from '../queries';

/** The clients of one call. All attempts send the same key, so that an attempt after a lost answer adds no client twice. */
interface Batch {
  key: string;
  customers: ImportedCustomer[];
}

export interface ImportState {
  /** Clients that the server has saved, and all clients to save. */
  saved: number;
  total: number;
  /** Why the import has stopped; `resume` continues it. */
  error?: unknown;
}

/** The server takes bodies of at most 100 KB. */
const maxBytes = 80_000;
/** Pauses while the server refuses further writes of this minute. */
const slowDown = { ms: 10_000, times: 12 };

/** Returns an import in batches: its state once it has begun, and how to begin and to resume it. It stops when the caller unmounts. */
export function useImport(onDone: (saved: number) => void) {
  const refresh = useRefreshCustomers();
  const [state, setState] = useState<ImportState>();
  const left = useRef<Batch[]>([]);
  const unmounted = useRef(new AbortController());
  useEffect(() => {
    const mounted = new AbortController();
    unmounted.current = mounted;
    return () => mounted.abort();
  }, []);

  const send = async (total: number) => {
    const { signal } = unmounted.current;
    const saved = () => total - left.current.reduce((sum, { customers }) => sum + customers.length, 0);
    setState({ saved: saved(), total });
    try {
      for (let [batch] = left.current; batch && !signal.aborted; [batch] = left.current) {
        await sendBatch(batch, signal);
        left.current.shift();
        setState({ saved: saved(), total });
      }
    } catch (error) {
      setState({ saved: saved(), total, error });
    }
    await refresh();
    if (left.current.length === 0) onDone(total);
  };
  return {
    state,
    begin: (customers: ImportedCustomer[]) => {
      left.current = batchesOf(customers);
      return send(customers.length);
    },
    resume: () => send(state?.total ?? 0),
  };
}

/** Sends one batch. Waits while the server refuses further writes of this minute. */
async function sendBatch({ key, customers }: Batch, signal: AbortSignal): Promise<void> {
  const attempt = () => call(customersApi.import, { body: { customers }, idempotencyKey: key });
  for (let pauses = 0; ; pauses += 1) {
    try {
      await retryClaim(attempt, signal);
      return;
    } catch (error) {
      const isTooFast = error instanceof ApiError && error.status === 429;
      if (!isTooFast || pauses === slowDown.times || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, slowDown.ms));
  }
}

/** Divides clients into batches of the size that one call takes. */
export function batchesOf(customers: readonly ImportedCustomer[]): Batch[] {
  const batches: Batch[] = [];
  let room = 0;
  for (const customer of customers) {
    const bytes = new TextEncoder().encode(JSON.stringify(customer)).length + 1;
    let batch = batches.at(-1);
    if (!batch || bytes > room || batch.customers.length === importBatch) {
      batch = { key: submissionKey(), customers: [] };
      batches.push(batch);
      room = maxBytes;
    }
    batch.customers.push(customer);
    room -= bytes;
  }
  return batches;
}
