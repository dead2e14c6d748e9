import { formatMoney, hasOpenPrice, totalOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { orderLimits } from '@shared/orders/order-limits';
import { stages } from '@shared/orders/stages';
import { currencyCodes } from '@shared/tailor/currencies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGarment, anOrder, aPayment } from '../../../../../tests/support/client/orders';
import { aTailor } from '../../../../../tests/support/client/rows';
import { receiptText } from './receipt-text';

const tailor = aTailor({ businessName: 'Adunni Couture', phone: '0803 555 0142' });

const agbada = anOrder({
  garments: [aGarment(), aGarment({ garment: 'Fila', quantity: 2, price: 500_000 })],
  discount: 500_000,
  clothFrom: 'client',
  clothNote: '5 yd green lace',
  fittings: [{ id: crypto.randomUUID(), onDate: '2026-06-10', atTime: '11:00', note: 'No shoes', doneAt: null }],
  notes: 'Pays late',
  payments: [aPayment(2_500_000)],
});

describe('receiptText', () => {
  it('says what was ordered, what it costs, what is left, and the promised day', () => {
    expect(receiptText(agbada, tailor, 'Adé Bello')).toBe(
      [
        'Adunni Couture',
        'Receipt 144 for Adé Bello, 1 June 2026',
        '',
        'Agbada: ₦45,000',
        'Fila × 2 at ₦5,000: ₦10,000',
        'Discount: −₦5,000',
        'Total: ₦50,000',
        'Paid: ₦25,000',
        'Left to pay: ₦25,000',
        '',
        'Ready by: Tuesday 16 June',
        'Fitting: Wed 10 Jun, 11:00',
        'Cloth: 5 yd green lace (yours)',
        '0803 555 0142',
      ].join('\n'),
    );
  });

  it.each<[string, Partial<Order>, string[], string[]]>([
    [
      'a price that is not agreed',
      { garments: [aGarment({ price: null })] },
      ['Agbada: not agreed', 'Total: not agreed'],
      ['Left'],
    ],
    [
      'what was given back',
      { payments: [aPayment(2_500_000), aPayment(-500_000)] },
      ['Paid: ₦25,000', 'Given back: ₦5,000'],
      [],
    ],
    ['everything paid', { payments: [aPayment(5_000_000)] }, ['Nothing left to pay'], ['Left to pay']],
    ['too much paid', { payments: [aPayment(5_200_000)] }, ['Overpaid: ₦2,000'], ['Left to pay']],
    [
      'works and wearer',
      { garments: [aGarment({ works: ['Hem'], wearer: 'Tunde' })], discount: 0 },
      ['Agbada, Hem (Tunde): ₦45,000'],
      ['Discount'],
    ],
    ['the time of the promised day', { dueTime: '16:00' }, ['Ready by: Tuesday 16 June, 16:00'], []],
    ['a promised day of another year', { dueOn: '2027-01-05' }, ['Ready by: Tuesday 5 January 2027'], []],
    ['no promised day', { dueOn: null }, ['Left to pay'], ['Ready by']],
    ['a ready order', { stage: 'ready', readyOn: '2026-06-02' }, ['Ready by'], ['Fitting']],
    [
      'a collected order',
      { stage: 'collected', closedOn: '2026-06-18' },
      ['Collected: Thursday 18 June'],
      ['Ready by', 'Fitting'],
    ],
    [
      'a cancelled order',
      { stage: 'cancelled', closedOn: '2026-06-03' },
      ['The order is cancelled'],
      ['Ready by', 'Left to pay'],
    ],
  ])('is right for %s', (_, fields, has, hasNot) => {
    const text = receiptText({ ...agbada, ...fields }, tailor, 'Adé Bello');
    for (const words of has) expect(text).toContain(words);
    for (const words of hasNot) expect(text).not.toContain(words);
  });

  it('keeps what is written from right to left apart from the amounts, numbers and days beside it', () => {
    const garments = [
      aGarment({ garment: 'قفطان XL 3' }),
      aGarment({ garment: 'שמלה 2', works: ['Hem'], wearer: 'أحمد 5', quantity: 2, price: 500_000 }),
      aGarment({ garment: `ثوب ${'طويل '.repeat(40)}` }),
    ];
    const text = receiptText({ ...agbada, garments, clothNote: 'دانتيل 5' }, tailor, 'محمد 2');
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Receipt 144 for \u2068محمد 2\u2069, 1 June 2026',
        '\u2068قفطان XL 3\u2069: ₦45,000',
        '\u2068שמלה 2\u2069, Hem (\u2068أحمد 5\u2069) × 2 at ₦5,000: ₦10,000',
        expect.stringMatching(/^\u2068ثوب طويل [^\u2069]*…\u2069: ₦45,000$/),
        'Cloth: \u2068دانتيل 5\u2069 (yours)',
      ]),
    );
    for (const line of lines) expect(line.split('\u2068').length).toBe(line.split('\u2069').length);
  });

  it('counts the garments that have no room', () => {
    const garments = Array.from({ length: 60 }, (_, index) => aGarment({ garment: `Bridesmaid dress ${index + 1}` }));
    const text = receiptText({ ...agbada, garments }, tailor, 'Adé Bello');
    const listed = text.match(/^Bridesmaid/gm)?.length ?? 0;
    expect(listed).toBeGreaterThan(10);
    expect(text).toContain(`and ${60 - listed} more garments: ${formatMoney((60 - listed) * 4_500_000, 'NGN')}`);
    expect(text).toContain('Total: ₦2,695,000');
  });

  it('is below 1,000 characters with the number, the sums and no notes, in every currency', () => {
    const text = (most: number) => fc.string({ maxLength: most, unit: 'grapheme' });
    const garment = fc
      .record({
        garment: fc.oneof(text(200), fc.constant('W'.repeat(200))),
        works: fc.array(text(orderLimits.work), { maxLength: 4 }),
        quantity: fc.integer({ min: 1, max: orderLimits.quantity }),
        price: fc.option(fc.integer({ min: 0, max: orderLimits.price })),
        wearer: fc.option(text(120)),
      })
      .map(aGarment);
    const order = fc
      .record({
        number: fc.integer({ min: 1, max: orderLimits.number }),
        currency: fc.constantFrom(...currencyCodes),
        garments: fc.array(garment, { minLength: 1, maxLength: orderLimits.garments, size: 'max' }),
        stage: fc.constantFrom(...stages),
        clothNote: fc.option(text(200)),
        clothFrom: fc.constantFrom('client', 'tailor', null),
        dueTime: fc.constantFrom('16:00', null),
        payments: fc.array(
          fc.integer({ min: -orderLimits.amount, max: orderLimits.amount }).map((each) => aPayment(each)),
          { maxLength: 3 },
        ),
      })
      .map((fields) => anOrder({ ...fields, notes: 'Not for the client', closedOn: '2026-06-18' }));
    fc.assert(
      fc.property(order, text(200), text(200), (each, businessName, name) => {
        const receipt = receiptText(each, aTailor({ businessName, phone: '0'.repeat(40) }), name);
        expect(receipt.length).toBeLessThan(1000);
        expect(receipt).toContain(`Receipt ${each.number}`);
        expect(receipt).toContain(
          `Total: ${hasOpenPrice(each.garments) ? 'not agreed' : formatMoney(totalOf(each), each.currency)}`,
        );
        expect(receipt).toMatch(/^Paid: /m);
        expect(receipt).not.toContain('Not for the client');
      }),
    );
  });
});
