import type { LinkedOrder, LinkedPhoto } from '@shared/orders/linked-order';
import { stages } from '@shared/orders/stages';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { renderLink } from '../../../render-page';

const anOrder = (over: Partial<LinkedOrder> = {}): LinkedOrder => ({
  tailor: {
    ...{ id: '00000000-0000-4000-8000-000000000043', businessName: 'Adunni Couture', profileSlug: 'adunni-couture' },
    ...{ city: 'Lagos', state: '', zipcode: '101241', country: 'Nigeria' },
    ...{ profilePictureUrl: null, profilePictureSrcset: null, openingHours: null },
    ...{ callUrl: 'tel:+2348035550142', chatUrl: 'https://wa.me/2348035550142' },
  },
  number: 135,
  stage: 'sewing',
  days: { taken: '2026-05-12', cutting: '2026-05-20', sewing: '2026-05-28' },
  dueOn: '2026-06-27',
  dueTime: null,
  readyOn: null,
  fitting: { onDate: '2026-06-01', atTime: '15:00' },
  garments: [{ garment: 'Bridesmaid dress', quantity: 8 }],
  photos: [],
  left: null,
  asked: null,
  hasIt: null,
  now: Date.parse('2026-06-01T09:00:00Z'),
  today: '2026-06-01',
  ...over,
});

function show(over: Partial<LinkedOrder> = {}) {
  const { document } = new Window();
  document.write(`<body>${renderLink({ kind: 'order', path: '/o/token', order: anOrder(over) })}</body>`);
  return document;
}

const wordsOf = (over: Partial<LinkedOrder> = {}) => show(over).body.textContent.replace(/\s+/g, ' ');
const facts = (over: Partial<LinkedOrder> = {}) =>
  [...show(over).querySelectorAll('dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent));

const days = { closes: '18:00', opens: '09:00' };
const openingHours = {
  timeZone: 'Africa/Lagos',
  byAppointment: true,
  days: {
    ...{ monday: days, tuesday: days, wednesday: days, thursday: days, friday: days },
    ...{ saturday: null, sunday: null },
  },
};

describe('the page of an order for its client', () => {
  it('shows the stages with their days, and what is next', () => {
    const steps = [...show().querySelectorAll('ol li')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['Taken12 May', 'Cutting20 May', 'Sewing28 May', 'Ready', 'Collected']);
    expect(facts()).toEqual([
      ['Promised for', 'Saturday 27 June', 'in 26 days', 'Add the promised day to calendar'],
      ['Your next fitting', 'Today at 15:00', 'Add the fitting to calendar'],
    ]);
  });

  it.each<[Partial<LinkedOrder>, string[]]>([
    [{ dueOn: '2026-06-01', dueTime: '16:00' }, ['Promised for', 'Monday 1 June, 16:00', 'today']],
    [{ dueOn: '2026-06-02' }, ['Promised for', 'Tuesday 2 June', 'tomorrow']],
    [{ dueOn: '2027-01-02' }, ['Promised for', 'Saturday 2 January 2027', 'in 215 days']],
    [
      { dueOn: '2026-05-30' },
      ['Promised for', 'Saturday 30 May', 'It needs a little longer. Your tailor can tell you the new day.'],
    ],
    [
      { stage: 'ready', dueOn: '2026-06-01', readyOn: '2026-05-30' },
      ['Was promised for', 'Monday 1 June', 'two days early'],
    ],
    [
      { stage: 'ready', dueOn: '2026-06-01', readyOn: '2026-06-01' },
      ['Was promised for', 'Monday 1 June', 'ready on the day'],
    ],
    [
      { stage: 'collected', dueOn: '2026-06-01', readyOn: '2026-06-02' },
      ['Was promised for', 'Monday 1 June', 'ready one day later'],
    ],
  ])('says of %j: %j', (over, words) => {
    expect(facts({ fitting: null, ...over })[0]?.slice(0, 3)).toEqual(words);
  });

  it('says where a ready order is collected, and what is left', () => {
    const tailor = { ...anOrder().tailor, openingHours };
    const left = { amount: 240_000, currency: 'INR' };
    expect(facts({ stage: 'ready', dueOn: null, fitting: null, tailor, left })).toEqual([
      ['Collect it', 'Today until 18:00', 'Lagos 101241, Nigeria'],
      ['Left to pay', '₹2,400', 'to Adunni Couture, when you collect'],
    ]);
    expect(facts({ stage: 'ready', dueOn: null, fitting: null })[0]?.[1]).toBe('At the shop');
    expect(facts({ dueOn: null, fitting: null, left: { amount: -5, currency: 'NGN' } })).toEqual([
      ['Left to pay', 'Nothing', 'All is paid.'],
    ]);
  });

  it('has nothing of days and money of a cancelled order', () => {
    expect(facts({ stage: 'cancelled' })).toEqual([]);
    expect(show({ stage: 'cancelled' }).querySelector('ol, form')).toBeNull();
  });

  it('shows photos that the tailor shows, as links to the whole ones', () => {
    const photos: LinkedPhoto[] = [
      { url: '/pictures/a.jpg', width: 960, height: 1200, kind: 'cloth' },
      { url: '/pictures/b.jpg', width: 800, height: 600, kind: 'work' },
    ];
    const page = show({ photos });
    const shown = [...page.querySelectorAll('section img')].map((img) =>
      ['src', 'width', 'height', 'alt'].map((name) => img.getAttribute(name)),
    );
    expect(shown).toEqual([
      ['/pictures/a.jpg', '960', '1200', 'The cloth, 1 of 2'],
      ['/pictures/b.jpg', '800', '600', 'The work, 2 of 2'],
    ]);
    const links = [...page.querySelectorAll('section a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/pictures/a.jpg', '/pictures/b.jpg']);
    expect(show().querySelector('section img')).toBeNull();
  });

  it.each([
    ['2026-06-01T08:00:00Z', 'Open today until 18:00'],
    ['2026-06-01T07:00:00Z', 'Opens today at 9:00'],
    ['2026-06-05T20:00:00Z', 'Opens Monday at 9:00'],
  ])('at %s says: %s', (now, words) => {
    const tailor = { ...anOrder().tailor, openingHours };
    const text = wordsOf({ tailor, now: Date.parse(now) });
    expect(text).toContain(words);
    expect(text).toContain('Mon to Fri 9:00–18:00. Other times by appointment');
  });

  it('has only the contacts that the shop gives', () => {
    const tailor = { ...anOrder().tailor, callUrl: null, chatUrl: null };
    expect(show({ tailor }).querySelector('aside a, aside hr')).toBeNull();
    expect(show({ stage: 'collected', tailor }).querySelector('aside form')).toBeNull();
  });

  it('says what was pressed', () => {
    expect(wordsOf({ asked: { day: '2026-06-01', time: '08:10' } })).toContain('You asked today, 08:10.');
    expect(wordsOf({ asked: { day: '2026-05-28', time: '18:40' } })).toContain('You last asked on Thu 28 May, 18:40.');
    const had = { stage: 'ready', hasIt: { day: '2026-05-31', time: '10:00' } } as const;
    expect(wordsOf(had)).toContain('You said yesterday, 10:00 that you have it.');
  });

  it.each(stages)(
    'is static in the stage %s: no script, no style attribute, and each button submits a form',
    (stage) => {
      const page = show({ stage });
      expect(page.querySelector('script, [style], [onclick], button:not([type=submit])')).toBeNull();
      expect(page.querySelectorAll('h1')).toHaveLength(1);
    },
  );
});
