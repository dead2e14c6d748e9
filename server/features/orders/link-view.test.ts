import { describe, expect, it } from 'vitest';
import type { Stage } from '@shared/orders/stages';
import { linkView, type LinkRow } from './link-view';

const storage = { publicUrl: (key: string) => `/pictures/${key}` };
const now = new Date('2026-06-03T22:45:00Z');

const tailor: LinkRow['tailor'] = {
  id: '00000000-0000-4000-8000-000000000043',
  businessName: 'Adunni Couture',
  profileSlug: 'adunni-couture',
  phone: null,
  whatsapp: '0803 555 0142',
  ...{ city: 'Lagos', state: '', zipcode: '', country: 'Nigeria' },
  openingHours: null,
  primaryServiceCategories: [],
  fullUntil: null,
  takesOrdersAt: null,
  profilePictureKey: 'abc',
  profilePictureWidths: [320, 640],
  profilePictureHiddenAt: null,
};

const garment = { kind: 'new', works: [], done: 0, wearer: 'Tunde', measures: null } as const;

const aRow = (over: Partial<LinkRow> = {}): LinkRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  number: 135,
  currency: 'NGN',
  garments: [{ id: 'g', garment: 'Agbada', quantity: 2, price: 100, ...garment, works: [] }],
  fittings: [],
  ...{ dueOn: null, dueTime: null, stage: 'taken', stageTimes: {}, readyAt: null, readyOn: null, closedAt: null },
  ...{ linkShowsBalance: true, clientAskedAt: null, clientHasItAt: null, left: '200', timeZone: 'Africa/Lagos' },
  tailor,
  ...over,
});

function view(over: Partial<LinkRow> = {}) {
  const found = linkView(aRow(over), { photos: [], storage, now });
  if (found.isFinished) throw new Error('It is finished');
  return found;
}

describe('what a link shows', () => {
  it('has days and times in the zone of the book, else of the hours', () => {
    const at = Date.parse('2026-06-01T23:30:00Z');
    const over = { stageTimes: { taken: at }, clientAskedAt: new Date(at) };
    expect(view(over).order).toMatchObject({
      today: '2026-06-03',
      days: { taken: '2026-06-02' },
      asked: { day: '2026-06-02', time: '00:30' },
    });
    const openingHours = { timeZone: 'Asia/Kolkata', days: {} as never, byAppointment: false };
    const hours = { ...over, timeZone: null, tailor: { ...tailor, openingHours } };
    expect(view(hours).order).toMatchObject({ today: '2026-06-04', asked: { day: '2026-06-02', time: '05:00' } });
  });

  it('has the days of reached stages alone, also after an order went back', () => {
    const at = (day: number) => Date.parse(`2026-05-${day}T10:00:00Z`);
    const stageTimes = { taken: at(10), sewing: at(12), ready: at(14), collected: at(15) };
    expect(Object.keys(view({ stage: 'sewing', stageTimes }).order.days)).toEqual(['taken', 'sewing']);
    expect(view({ stage: 'cancelled', stageTimes }).order.days).toEqual({});
  });

  it('has the next fitting that is not done, from today on', () => {
    const fitting = (id: string, onDate: string, atTime: string | null, doneAt: string | null = null) => ({
      ...{ id, onDate, atTime, doneAt, note: 'Bring the shoes' },
    });
    const fittings = [
      fitting('past', '2026-06-02', '09:00'),
      fitting('any time', '2026-06-05', null),
      fitting('later', '2026-06-05', '16:00'),
      fitting('done', '2026-06-03', '10:00', '2026-06-03T10:00:00Z'),
      fitting('next', '2026-06-05', '09:00'),
    ];
    expect(view({ fittings }).order.fitting).toEqual({ onDate: '2026-06-05', atTime: '09:00' });
    expect(view({ fittings: fittings.slice(0, 1) }).order.fitting).toBeNull();
    for (const stage of ['ready', 'collected', 'cancelled'] as const) {
      const { order, uids } = view({ fittings, stage });
      expect([stage, order.fitting, uids.fitting]).toEqual([stage, null, null]);
    }
  });

  it.each<[Partial<LinkRow>, number | null]>([
    [{}, 200],
    [{ left: '-50' }, -50],
    [{ linkShowsBalance: false }, null],
    [{ stage: 'cancelled' }, null],
    [{ left: null }, null],
  ])('with %j, %j is left to pay', (over, amount) => {
    expect(view(over).order.left).toEqual(amount === null ? null : { amount, currency: 'NGN' });
  });

  it('has no field of the tailor that the page does not show, and names its events by a hash', () => {
    const { order, uids } = view({
      fittings: [{ id: 'f', onDate: '2026-06-09', atTime: null, doneAt: null, note: null }],
    });
    expect(Object.keys(order.tailor).sort()).toEqual(
      [
        ...[
          'businessName',
          'callUrl',
          'chatUrl',
          'city',
          'country',
          'fullUntil',
          'id',
          'openingHours',
          'primaryServiceCategories',
        ],
        ...['profilePictureSrcset', 'profilePictureUrl', 'profileSlug', 'state', 'zipcode'],
      ].sort(),
    );
    expect(order.garments).toEqual([{ garment: 'Agbada', quantity: 2 }]);
    expect([uids.promised, uids.fitting]).toEqual([
      expect.stringMatching(/^\w{32}$/),
      expect.stringMatching(/^\w{32}$/),
    ]);
    expect(uids.promised).not.toBe(uids.fitting);
  });

  it.each<[Stage, string, boolean]>([
    ['collected', '2026-05-04T22:44:00Z', true],
    ['collected', '2026-05-04T22:46:00Z', false],
    ['cancelled', '2026-05-01T00:00:00Z', true],
  ])('is over 30 days after the order was %s (%s: %s)', (stage, closedAt, isFinished) => {
    expect(linkView(aRow({ stage, closedAt: new Date(closedAt) }), { photos: [], storage, now }).isFinished).toBe(
      isFinished,
    );
  });
});
