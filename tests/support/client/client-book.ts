import { customersApi, type Customer } from '@shared/customers/contract';
import { measurementsApi, type Measurement } from '@shared/measurements/contract';
import { ordersApi } from '@shared/orders/contract';
import { tailorApi } from '@shared/tailor/contract';
import { walkInsApi, type WalkIn } from '@shared/walk-ins/contract';
import { refusal, type FakeApi } from './fake-api';
import { aClient, aTailor } from './rows';

/** Answers the calls for the clients and measurements of a tailor in Nigeria without orders, from these lists. Records are oldest first. */
export function answerClients(api: FakeApi, customers: Customer[], records: Measurement[] = []): void {
  api.on(tailorApi.me, aTailor({ country: 'Nigeria' }));
  const clients = answersOf(customers);
  api.on(customersApi.list, () => structuredClone(customers));
  api.on(customersApi.create, clients.create);
  api.on(customersApi.update, clients.update);
  api.on(customersApi.delete, clients.delete);
  const measurements = answersOf(records);
  api.on(ordersApi.list, []);
  api.on(measurementsApi.recent, []);
  api.on(measurementsApi.counts, () => countsOf(records));
  api.on(measurementsApi.latest, () => latestOf(records));
  api.on(measurementsApi.list, ({ params }) =>
    structuredClone(records.filter(({ customerId }) => customerId === params.customerId)).toReversed(),
  );
  api.on(measurementsApi.create, measurements.create);
  const walkIns = answersOf(records as WalkIn[], ({ name, phone, ...record }) => {
    const customer = aClient({ id: crypto.randomUUID(), name: String(name), phone: phone ? String(phone) : null });
    customers.push(customer);
    return { ...record, customerId: customer.id, customer };
  });
  api.on(walkInsApi.create, walkIns.create);
  api.on(measurementsApi.update, measurements.update);
  api.on(measurementsApi.delete, measurements.delete);
}

interface Write {
  params: { id: string };
  body: object;
  headers: Record<string, string>;
}

/** Returns the answers of writes to a list, whose rows `make` makes of bodies. A key creates one row, as on the server. */
function answersOf<Row extends { id: string }>(rows: Row[], make = (body: Record<string, unknown>): object => body) {
  const submissions = new Map<string, { body: string; row: Row }>();
  const missing = () => refusal(404, { message: 'Not found', code: 'not_found' });
  return {
    create({ body, headers }: Omit<Write, 'params'>): Row | Response {
      const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
      const before = submissions.get(key);
      if (before) return answerAgain(before, JSON.stringify(body), rows);
      const savedAt = '2026-11-21T09:14:00.000Z';
      const row = {
        id: crypto.randomUUID(),
        createdAt: savedAt,
        updatedAt: savedAt,
        ...make({ ...body }),
      } as unknown as Row;
      submissions.set(key, { body: JSON.stringify(body), row });
      rows.push(row);
      return row;
    },
    update({ params, body }: Write): Row | Response {
      const row = rows.find(({ id }) => id === params.id);
      return row ? Object.assign(row, body) : missing();
    },
    delete({ params }: Pick<Write, 'params'>): undefined | Response {
      const at = rows.findIndex(({ id }) => id === params.id);
      if (at === -1) return missing();
      rows.splice(at, 1);
    },
  };
}

function answerAgain<Row>({ body, row }: { body: string; row: Row }, sent: string, rows: Row[]): Row | Response {
  if (sent !== body) return refusal(422, { message: 'This was saved before, as it was then.', code: 'key_reused' });
  if (rows.includes(row)) return row;
  return refusal(404, { message: 'This was saved before, and has been deleted since', code: 'not_found' });
}

/** The time of each client's newest record; `records` are oldest first. */
function latestOf(records: Measurement[]): Record<string, string> {
  return Object.fromEntries(records.map(({ customerId, createdAt }) => [customerId, createdAt]));
}

function countsOf(records: Measurement[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { customerId } of records) counts[customerId] = (counts[customerId] ?? 0) + 1;
  return counts;
}
