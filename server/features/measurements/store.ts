import { and, count, desc, eq, getTableColumns, gt, max, type SQL } from 'drizzle-orm';
import type { MeasurementUpdate, NewMeasurement } from '@shared/measurements/contract';
import { owned, type TailorId } from '../../db/owned';
import { inPages, rowsInPages } from '../../db/pages';
import { customers } from '../customers/tables';
import { measurements } from './tables';
import { found, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { createGiven } from '../changes/create-given';
import { hasValues } from '../changes/has-values';
import { asMissingCustomer } from '../customers/missing-customer';
import type { RunOnce } from '../submissions/store';

/** Records that the dashboard shows. */
const recentLimit = 5;

/** Most records in the list of all. An import compares them with a file. */
const allLimit = 200_000;

/** Returns a tailor's measurement records, newest first. */
export function measurementStore({ db }: StoreDeps, tailorId: TailorId) {
  const rows = owned(db, measurements, tailorId);
  const ownCustomers = owned(db, customers, tailorId);
  const newestFirst = { by: [measurements.createdAt, measurements.id], isDescending: true };

  /** Yields one value of each client with records: the client's id -> value. */
  const perCustomer = async function* <T>(value: SQL<T>): AsyncGenerator<Record<string, T>> {
    const { customerId } = measurements;
    const read = (limit: number, after?: string) =>
      db
        .select({ row: { customerId, value }, key: customerId })
        .from(measurements)
        .where(rows.within(after === undefined ? undefined : gt(customerId, after)))
        .groupBy(customerId)
        .orderBy(customerId)
        .limit(limit);
    for await (const page of inPages(read))
      yield Object.fromEntries(page.map((row) => [row.customerId, row.value as T]));
  };

  return {
    list: async (customerId: string) => {
      found(await ownCustomers.get(customerId), 'Client');
      return rows.list(newestFirst, eq(measurements.customerId, customerId));
    },
    /** Yields the records of all clients. */
    all: () =>
      rowsInPages(db, {
        table: measurements,
        where: rows.within(),
        order: { by: [measurements.customerId, measurements.createdAt, measurements.id] },
        limit: allLimit,
      }),
    recent: () =>
      db
        .select({ ...getTableColumns(measurements), customerName: customers.name })
        .from(measurements)
        .innerJoin(
          customers,
          and(eq(customers.tailorId, measurements.tailorId), eq(customers.id, measurements.customerId)),
        )
        .where(rows.within())
        .orderBy(desc(measurements.createdAt), desc(measurements.id))
        .limit(recentLimit),
    /** Yields the number of records of each client with records. */
    counts: () => perCustomer(count()),
    /** Yields the time of the newest record of each client with records. */
    latest: () => perCustomer(max(measurements.createdAt) as SQL<Date>),
    create: ({ takenAt, ...input }: NewMeasurement, once: RunOnce) =>
      createGiven(
        { db, tailorId, once },
        {
          ids: [[measurements, input.id]],
          read: rows.get,
          isSame: (row) => hasValues(row, input),
          write: (tx) =>
            owned(tx, measurements, tailorId)
              .create({ ...input, ...createdAtOf(takenAt) })
              .catch(asMissingCustomer),
        },
      ),
    update: async (id: string, input: MeasurementUpdate, versions?: readonly string[]) =>
      updated(await rows.update(id, input, versions), () => rows.get(id), 'Measurement'),
    delete: async (id: string) => void found(await rows.remove(id), 'Measurement'),
  };
}

/** Returns the time of a record that was taken before; the database sets that of the others. */
export function createdAtOf(takenAt: string | undefined) {
  return takenAt === undefined ? undefined : { createdAt: new Date(takenAt) };
}
