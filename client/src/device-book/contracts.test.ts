import { customersApi } from '@shared/customers/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { ordersApi } from '@shared/orders/contract';
import { paymentsApi } from '@shared/payments/contract';
import { walkInsApi } from '@shared/walk-ins/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aGarment } from '../../../tests/support/client/orders';
import type { Entry } from '../lib/offline-state';
import { answerRow } from './future-rows';
import { creationOf } from './nouns/nouns';
import { fieldLabel } from './screens/field-words';

const [id, customerId, orderId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const garments = [aGarment()];

/** Entries of new rows with the least that their calls take, and the contracts of the calls. */
const creations = [
  ['customers.create', 'customers', customersApi.create, { name: 'Ada' }],
  ['measurements.create', 'measurements', measurementsApi.create, { customerId, measurements: {} }],
  ['walkIns.create', 'measurements', walkInsApi.create, { customerId, name: 'Ada', measurements: {} }],
  ['orders.create', 'orders', ordersApi.create, { customerId, garments, number: 1, currency: 'NGN' }],
  [
    'orders.create',
    'orders',
    ordersApi.create,
    { customerId, newClient: { name: 'Ada', phone: null }, garments, number: 1, currency: 'NGN' },
  ],
  ['payments.create', 'payments', paymentsApi.create, { amount: 500, onDate: '2026-06-01' }],
] as const;

describe.each(creations)('a new row that waits on the device: %s', (call, table, { response }, body) => {
  it('has all that the contract of its call answers', () => {
    const entry: Entry = { number: 1, writtenAt: Date.now(), call, table, id, key: '', orderId, body: { ...body, id } };
    const row = { numberWasTaken: false, ...answerRow(entry, undefined, null) };
    const { error } = z.safeParse(response, row);
    expect(error?.issues ?? []).toEqual([]);
  });
});

/** Fields without a label: those that the product sets, and answers to questions of the form, which have other words. */
const withoutLabel = ['id', 'takenAt', 'timeZone', 'sheetId', 'askedBy', 'exceedsPaid', 'done', 'because'];
const lists = ['measurements', 'ownMeasures', 'garments', 'fittings'];
const fixed = { measurements: ['customerId'], orders: [], payments: [], customers: [] };

/** Answers to questions of the form, which a change takes too. */
const answers = { customers: [], measurements: [], orders: [], payments: ['exceedsPaid'] };

const written = [
  ['customers', [customersApi.create, customersApi.update]],
  ['measurements', [measurementsApi.create, measurementsApi.update, walkInsApi.create]],
  ['orders', [ordersApi.create, ordersApi.update, ordersApi.changeStage]],
  ['payments', [paymentsApi.create, paymentsApi.update]],
] as const;

describe.each(written)('what a person writes of %s', (table, calls) => {
  it('has a label in the questions about changes', () => {
    const names = calls.flatMap(({ body }) => Object.keys(body.shape));
    expect(names.length).toBeGreaterThan(0);
    const known = [...withoutLabel, ...lists, ...fixed[table]];
    const unnamed = names.filter((name) => !known.includes(name) && fieldLabel(table, name) === '');
    expect(unnamed).toEqual([]);
  });
});

const changed = [
  ['customers', customersApi],
  ['measurements', measurementsApi],
  ['orders', ordersApi],
  ['payments', paymentsApi],
] as const;

describe.each(changed)('a new row of %s', (table, { create, update }) => {
  const creation = creationOf(`${table}.create`);
  const [created, later] = [Object.keys(create.body.shape), Object.keys(update.body.shape)];

  it('becomes a change of its row without what only a creation takes', () => {
    const proposals = table === 'orders' ? ['number', 'currency'] : [];
    const only = created.filter((name) => !later.includes(name) && !fixed[table].includes(name as never));
    expect(creation?.only.toSorted()).toEqual(
      [...new Set([...only, ...proposals, 'id', ...answers[table]])].toSorted(),
    );
  });

  it('that comes back has all that a creation takes of a row', () => {
    const notOfRow = ['id', 'takenAt', 'timeZone', 'payment', 'newClient', 'exceedsPaid'];
    expect(creation?.broughtBack?.names.toSorted()).toEqual(
      created.filter((name) => !notOfRow.includes(name)).toSorted(),
    );
  });
});
