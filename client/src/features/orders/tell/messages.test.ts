import { messageKinds, type MessageKind } from '@shared/orders/stages';
import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../../tests/support/client/rows';
import { aGarment, anOrderOf, aPaymentOf } from '../../../../../tests/support/client/an-order';
import { textOf } from '../../../sharing/message-pieces';
import { messageLimit, messageOf, messagesFor } from './messages';

const today = '2026-06-01';
const ada = aClient({ name: 'Ada Obi' });

const order = anOrderOf(ada, {
  dueOn: '2026-06-05',
  readyOn: '2026-05-30',
  notes: 'Left shoulder low',
  style: 'Like the picture',
  fittings: [
    { id: crypto.randomUUID(), onDate: '2026-06-09', atTime: null, note: null, doneAt: null },
    { id: crypto.randomUUID(), onDate: '2026-06-02', atTime: '11:00', note: 'Hem is half an inch down', doneAt: null },
  ],
});
const withPayment = { ...order, payments: [aPaymentOf(order.id)] };

const text = (kind: MessageKind, of = withPayment, clientName = ada.name, openUntil?: string) =>
  textOf(messageOf(kind, { order: of, clientName, businessName: 'Adunni Couture', today, openUntil }));

describe('a message to a client', () => {
  it.each<[MessageKind, string]>([
    ['taken', 'I have taken your order 133: reception dress. It will be ready on Friday 5 June.'],
    ['fitting', 'your fitting of order 133 is tomorrow, Tuesday 2 June, at 11:00.'],
    ['late', 'I need until Friday 5 June for your reception dress. I am sorry.'],
    ['ready', 'your reception dress is ready.'],
    ['waiting', 'your reception dress is ready since Saturday 30 May. When can you collect?'],
    ['owed', '₦117,500 is left to pay for order 133: reception dress.'],
    ['thanks', 'thank you. I hope that you enjoy your reception dress. Tell me if anything does not fit.'],
  ])('of the kind %s has the words of its state', (kind, words) =>
    expect(text(kind)).toBe(`Hello Ada, ${words}\n\nAdunni Couture`),
  );

  it.each<[MessageKind, Partial<typeof order>, string]>([
    ['taken', { dueOn: null }, 'I will tell you the day.'],
    ['late', { dueOn: '2026-05-20' }, 'I need longer for your'],
    ['fitting', { fittings: [] }, 'when can you come for a fitting?'],
    ['ready', { garments: [aGarment({ garment: 'Agbada', quantity: 2 })] }, 'your agbada × 2 are ready.'],
  ])('of the kind %s fits %j', (kind, fields, words) => expect(text(kind, { ...order, ...fields })).toContain(words));

  it('says until when the shop is open', () =>
    expect(text('ready', order, 'Ada', '18:00')).toContain('is ready. We are open today until 18:00.'));

  it.each(messageKinds)('of the kind %s has no notes, and no amount except in the one about money', (kind) => {
    expect(text(kind)).not.toMatch(/shoulder|picture|Hem/);
    expect(text(kind).includes('₦')).toBe(kind === 'owed');
  });

  it.each(messageKinds)('of the kind %s stays below 1,000 characters', (kind) => {
    const garments = Array.from({ length: 2 }, () => aGarment({ garment: '𝓐'.repeat(100), quantity: 999 }));
    const facts = { order: { ...order, garments }, today, openUntil: '18:00' };
    const long = textOf(messageOf(kind, { ...facts, clientName: 'Ọ'.repeat(200), businessName: '裁'.repeat(300) }));
    expect(long.length).toBeLessThanOrEqual(messageLimit);
    expect(long).not.toMatch(/\p{Surrogate}/u);
  });
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

  it('ask for no money while a price is not agreed', () => {
    expect(kinds({})).toContain('owed');
    expect(kinds({ garments: [aGarment({ price: null }), aGarment()] })).not.toContain('owed');
  });
});
