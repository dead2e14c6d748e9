import { customersApi } from '@shared/customers/contract';
import { tailorApi } from '@shared/tailor/contract';
import { expect, it } from 'vitest';
import { call } from '../../../client/src/lib/api/api';
import { fakeApi, refusal } from './fake-api';
import { aClient } from './rows';

const api = fakeApi();
const ada = aClient({ name: 'Ada' });

it('answers by contract, and records the calls', async () => {
  api.on(tailorApi.slugAvailability, ({ params }) => ({ available: params.slug === 'needle' }));
  api.on(customersApi.create, ({ body }) => ({ ...ada, name: body.name }));
  api.on(customersApi.delete, undefined);
  expect(await call(tailorApi.slugAvailability, { params: { slug: 'needle' } })).toEqual({ available: true });
  expect(await call(customersApi.create, { body: { name: 'Bisi' }, idempotencyKey: 'key' })).toMatchObject({
    name: 'Bisi',
  });
  expect(await call(customersApi.delete, { params: { id: ada.id } })).toBeUndefined();
  expect(api.requests).toEqual(['/api/slugs/needle', '/api/customers', `/api/customers/${ada.id}`]);
  expect(api.writes.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(api.sent(customersApi.create)).toMatchObject([
    { body: { name: 'Bisi' }, headers: { 'Idempotency-Key': '"key"' } },
  ]);
});

it('gives the answers of single calls first, in their order', async () => {
  api.on(customersApi.list, [ada]);
  api.once(customersApi.list, refusal(503, 'Away'));
  api.once(customersApi.list, []);
  await expect(call(customersApi.list)).rejects.toMatchObject({ status: 503, body: { message: 'Away' } });
  expect(await call(customersApi.list)).toEqual([]);
  expect(await call(customersApi.list)).toEqual([ada]);
});

it.fails('fails a test over a call that it does not expect', async () => {
  await call(customersApi.list).catch(() => undefined);
});

it.fails('fails a test over a call that does not fit its contract', async () => {
  api.on(customersApi.create, ada);
  await call(customersApi.create, { body: { name: '' }, idempotencyKey: 'key' }).catch(() => undefined);
});
