import type { Customer } from '@shared/customers';
import type { Measurement } from '@shared/measurements';
import { vi } from 'vitest';

interface Failure {
  status: number;
  body: unknown;
}

/** The row that was created under a key. */
interface Submission {
  body: string;
  row: { id: string };
}

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

const savedAt = '2026-11-21T09:14:00.000Z';

export const aClient = (fields: Partial<Customer> & { name: string }): Customer => ({
  id: crypto.randomUUID(),
  phone: null,
  whatsapp: null,
  notes: null,
  createdAt: savedAt,
  updatedAt: savedAt,
  ...fields,
});

export const aRecord = (customer: Customer, fields: Partial<Measurement> = {}): Measurement => ({
  id: crypto.randomUUID(),
  customerId: customer.id,
  measurements: { chest: '42 in' },
  tags: 'Office shirt',
  createdAt: savedAt,
  updatedAt: savedAt,
  ...fields,
});

/**
 * Replaces the server at the network: one tailor's clients and measurements, kept in memory.
 * `failures['POST /api/customers']` makes that call fail; `sent` holds every write. A key creates one row, as on the server.
 */
export function practiceApi(customers: Customer[], records: Measurement[] = []) {
  const failures: Record<string, Failure> = {};
  const sent: Sent[] = [];
  const rowsAt = (path: string) => (path.startsWith('/api/customers') ? customers : records) as { id: string }[];

  const submissions = new Map<string, Submission>();

  const answers: Record<string, (path: string, body: object, key: string) => [status: number, body?: unknown]> = {
    GET: (path) => {
      if (path === '/api/tailors/me') return [200, { country: 'Nigeria' }];
      if (path === '/api/customers') return [200, [...customers]];
      if (path === '/api/measurements') return [200, []];
      if (path === '/api/measurements/counts') return [200, countsOf(records)];
      return [200, records.filter(({ customerId }) => path.endsWith(customerId)).toReversed()];
    },
    POST: (path, body, key) => {
      const before = submissions.get(key);
      if (before) return answerAgain(before, JSON.stringify(body), rowsAt(path));
      const row = { id: crypto.randomUUID(), createdAt: savedAt, updatedAt: savedAt, ...body };
      submissions.set(key, { body: JSON.stringify(body), row });
      rowsAt(path).push(row);
      return [201, row];
    },
    PUT: (path, body) => [200, Object.assign(rowsAt(path).find(({ id }) => path.endsWith(id)) ?? {}, body)],
    DELETE: (path) => {
      const rows = rowsAt(path);
      const at = rows.findIndex(({ id }) => path.endsWith(id));
      if (at === -1) return [404, { message: 'Not found', code: 'not_found' }];
      rows.splice(at, 1);
      return [204];
    },
  };

  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const parsed = body ? (JSON.parse(String(body)) as object) : {};
    if (method !== 'GET') sent.push({ method, path, body: parsed });
    const failure = failures[`${method} ${path}`];
    if (failure) return new Response(JSON.stringify(failure.body), { status: failure.status });
    const key = new Headers(headers).get('Idempotency-Key') ?? crypto.randomUUID();
    const [status, answer] = answers[method]?.(path, parsed, key) ?? [404];
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status });
  });
  return { failures, sent };
}

function answerAgain({ body, row }: Submission, sent: string, rows: object[]): [status: number, body: unknown] {
  if (sent !== body) return [422, { message: 'This was saved before, as it was then.', code: 'key_reused' }];
  if (rows.includes(row)) return [201, row];
  return [404, { message: 'This was saved before, and has been deleted since', code: 'not_found' }];
}

function countsOf(records: Measurement[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { customerId } of records) counts[customerId] = (counts[customerId] ?? 0) + 1;
  return counts;
}
