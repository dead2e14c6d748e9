import type { MessageKind } from '@shared/orders/stages';
import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../../tests/support/client/rows';
import { aGarment, anOrderOf, aPaymentOf } from '../../../../../tests/support/client/an-order';
import { messagesFor } from './use-message';

const today = '2026-06-01';

const order = anOrderOf(aClient({ name: 'Ada Obi' }), {
  dueOn: '2026-06-05',
  fittings: [
    { id: crypto.randomUUID(), onDate: '2026-06-09', atTime: null, note: null, doneAt: null },
    { id: crypto.randomUUID(), onDate: '2026-06-02', atTime: '11:00', note: null, doneAt: null },
  ],
});

describe('the messages of an order', () => {
  const kinds = (fields: Partial<typeof order>) => messagesFor({ ...order, fittings: [], ...fields }, today);

  it.each<[string, Partial<typeof order>, MessageKind]>([
    ['of which the client knows nothing', {}, 'taken'],
    ['with a fitting tomorrow', { fittings: order.fittings }, 'fitting'],
    ['that is late', { dueOn: '2026-05-30' }, 'late'],
    ['that is ready', { stage: 'ready' }, 'ready'],
    ['that the client does not collect', { stage: 'ready', told: { ready: 1 } }, 'waiting'],
    ['that is collected and not paid', { stage: 'collected' }, 'owed'],
    [
      'that is collected and paid',
      { stage: 'collected', payments: [aPaymentOf(order.id, { amount: 14_000_000 })] },
      'thanks',
    ],
  ])('%s begin with the one that fits', (_what, fields, kind) => expect(kinds(fields)[0]).toBe(kind));

  it('remind of no fitting when the order is made', () => {
    const { fittings } = order;
    expect(kinds({ fittings })).toContain('fitting');
    for (const stage of ['ready', 'collected', 'cancelled'] as const) {
      expect([stage, ...kinds({ fittings, stage })]).not.toContain('fitting');
    }
  });

  it('ask for no money while a price is not agreed', () => {
    expect(kinds({})).toContain('owed');
    expect(kinds({ garments: [aGarment({ price: null }), aGarment()] })).not.toContain('owed');
  });
});
