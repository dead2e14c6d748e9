import { sheetsApi } from '@shared/sheets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { endpointQuery } from '../../../lib/api/api';
import { retryClaim } from '../../../lib/uploads/claim';
import { useRefreshCustomers, useRefreshOrders } from '../queries';
import { type Imported, type ImportStep, importSteps } from './sending/import-steps';
import { countsOf, type ImportedCounts } from './sending/imported';
import { waitIfTooFast } from './sending/wait-if-too-fast';

export interface ImportState {
  /** What the server has saved, and all that is to be saved. */
  saved: ImportedCounts;
  total: ImportedCounts;
  /** Whether the server has refused further writes of this minute, so that the import waits. */
  isWaiting?: boolean;
  /** Why the import has stopped; `resume` continues it. */
  error?: unknown;
}

const nothing: ImportedCounts = { clients: 0, records: 0 };

/** Returns an import in batches: its state once it has begun, and how to begin and to resume it. It stops when the caller unmounts. */
export function useImport(onDone: (saved: ImportedCounts) => void) {
  const refresh = useRefresh();
  const [state, setState] = useState<ImportState>();
  const left = useRef<ImportStep[]>([]);
  const lastId = useRef('');
  const unmounted = useRef(new AbortController());
  useEffect(() => {
    const mounted = new AbortController();
    unmounted.current = mounted;
    return () => mounted.abort();
  }, []);

  const send = async (total: ImportedCounts) => {
    const { signal } = unmounted.current;
    const saved = () => minus(total, left.current);
    const show = (more?: Partial<ImportState>) => setState({ saved: saved(), total, ...more });
    show();
    try {
      for (let [step] = left.current; step && !signal.aborted; [step] = left.current) {
        const { send: sendStep } = step;
        const attempt = () => retryClaim(() => sendStep(lastId.current), signal);
        lastId.current = await waitIfTooFast(attempt, { signal, onWait: () => show({ isWaiting: true }) });
        left.current.shift();
        show();
      }
    } catch (error) {
      show({ error });
    }
    await refresh();
    if (left.current.length === 0) onDone(total);
  };
  return {
    state,
    begin: (imported: Imported) => {
      left.current = importSteps(imported);
      return send({ ...countsOf(imported.customers), orders: imported.orders?.length });
    },
    resume: () => send(state?.total ?? nothing),
  };
}

/** Returns what is saved while these steps are left. */
function minus(total: ImportedCounts, left: readonly ImportStep[]): ImportedCounts {
  const sum = (of: keyof ImportedCounts) => left.reduce((all, { counts }) => all + (counts[of] ?? 0), 0);
  return {
    clients: total.clients - sum('clients'),
    records: total.records - sum('records'),
    orders: (total.orders ?? 0) - sum('orders'),
  };
}

/** Reloads the lists that an import changes. */
function useRefresh() {
  const refreshCustomers = useRefreshCustomers();
  const refreshOrders = useRefreshOrders();
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      refreshCustomers(),
      refreshOrders(),
      queryClient.invalidateQueries({ queryKey: endpointQuery(sheetsApi.list).queryKey }),
    ]);
}
