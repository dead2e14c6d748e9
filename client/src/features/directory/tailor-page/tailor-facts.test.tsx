// @vitest-environment happy-dom
import type { PublicTailor } from '@shared/directory/contract';
import { weekdays, type OpeningHours } from '@shared/tailor/opening-hours';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPublicTailor } from '../../../../../tests/support/client/rows';
import { TailorFacts } from './tailor-facts';

const open = { opens: '09:00', closes: '18:00' };
const days = Object.fromEntries(weekdays.map((day) => [day, day === 'sunday' ? null : open])) as OpeningHours['days'];
const openingHours: OpeningHours = { timeZone: 'Africa/Lagos', days, byAppointment: false };
const closed = Object.fromEntries(weekdays.map((day) => [day, null])) as OpeningHours['days'];

const facts: Partial<PublicTailor> = {
  country: 'Nigeria',
  openingHours,
  fromPrices: {
    currency: 'NGN',
    items: [
      { garment: 'Agbada', amount: 90_000 },
      { garment: 'Kaftan', amount: 40_000 },
    ],
  },
  pricesSetAt: '2026-09-15T10:00:00.000Z',
  turnaround: { from: 2, to: 3, unit: 'weeks' },
  homeVisits: true,
  homeVisitMeters: 10_000,
  languages: ['en', 'yo'],
  paymentMethods: ['Cash', 'Bank transfer'],
};
const element = (fields: Partial<PublicTailor>) => <TailorFacts tailor={aPublicTailor(fields)} />;
const show = (fields: Partial<PublicTailor>) => render(element(fields)).container;
const answerOf = (term: string) => screen.getByText(term).parentElement?.textContent.slice(term.length);

beforeEach(() => {
  vi.stubEnv('TZ', 'Africa/Lagos');
  vi.useFakeTimers();
  // A Monday; Lagos is one hour ahead.
  vi.setSystemTime('2026-11-23T16:59:30Z');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the facts', () => {
  it('are in the order in which clients ask', () => {
    show(facts);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Hours',
      'Prices',
      'Turnaround',
      'Home visits',
      'Speaks',
      'Payment',
    ]);
    expect(answerOf('Hours')).toBe('Open now · until 18:00Mon to Sat 9:00–18:00');
    expect(answerOf('Prices')).toBe('Agbadafrom ₦90,000Kaftanfrom ₦40,000Set in September 2026');
    expect(answerOf('Turnaround')).toBe('2 to 3 weeks');
    expect(answerOf('Home visits')).toBe('Within 10 km');
    expect(answerOf('Speaks')).toBe('English, Yoruba');
    expect(answerOf('Payment')).toBe('Cash, Bank transfer');
  });

  it.each([
    ['Hours', { openingHours: null }],
    ['Prices', { fromPrices: null, pricesSetAt: null }],
    ['Turnaround', { turnaround: null }],
    ['Home visits', { homeVisits: false, homeVisitMeters: null }],
    ['Speaks', { languages: [] }],
    ['Payment', { paymentMethods: [] }],
  ])('leave out %s with its icon if it is not given', (term, none) => {
    const { length } = show({ ...facts, ...none }).querySelectorAll('svg');
    expect(screen.queryByText(term)).toBeNull();
    expect(length).toBe(5);
  });

  it('are nothing at all if none is given', () => {
    expect(show({}).innerHTML).toBe('');
  });

  it('fold prices after the fifth', () => {
    const items = ['Aso-Ebi', 'Agbada', 'Kaftan', 'Dashiki', 'Kente', 'Kitenge', 'Kikoy'];
    show({ fromPrices: { currency: 'NGN', items: items.map((garment) => ({ garment, amount: 1 })) } });
    expect(screen.getByText('2 more prices').parentElement?.textContent).toContain('Kikoyfrom ₦1');
  });
});

describe('the hours', () => {
  it('close by the clock', () => {
    show(facts);
    act(() => void vi.advanceTimersByTime(45_000));
    expect(answerOf('Hours')).toMatch(/^Closed now · opens Tue 9:00/);
  });

  it.each([
    ['By appointment', { days: closed, byAppointment: true }],
    ['Open now · until 18:00Mon to Sat 9:00–18:00. Other times by appointment', { byAppointment: true }],
    ['Open Mon to SatMon to Sat 9:00–18:00', { timeZone: 'Mars/Olympus_Mons' }],
  ])('%s', (text, hours) => {
    show({ openingHours: { ...openingHours, ...hours } });
    expect(answerOf('Hours')).toBe(text);
  });
});

describe('the time of the hours', () => {
  it.each([
    ['Africa/Lagos', 'Open now · until 18:00Mon'],
    ['Africa/Algiers', 'Open now · until 18:00Mon'],
    ['Europe/London', 'Open now · until 18:00 (Lagos time)Mon'],
    ['America/New_York', 'Open now · until 18:00 (Lagos time)Mon'],
  ])('is named for visitors whose clocks show another: %s', (zone, text) => {
    vi.stubEnv('TZ', zone);
    show(facts);
    expect(answerOf('Hours')).toContain(text);
  });

  it('has the name of the town', () => {
    show({ openingHours: { ...openingHours, timeZone: 'America/New_York' } });
    expect(answerOf('Hours')).toContain('until 18:00 (New York time)');
  });
});

describe('the HTML of the server', () => {
  it('does not depend on the clock, the language and the zone', () => {
    vi.stubGlobal('navigator', undefined);
    const html = renderToString(element(facts));
    expect(html).toContain('Open Mon to Sat');
    expect(html).not.toContain('Open now');
    vi.setSystemTime('2026-11-22T03:00:00Z');
    expect(renderToString(element(facts))).toBe(html);
    vi.unstubAllGlobals();
  });

  it('is hydrated without a difference, then says whether it is open', () => {
    const errors = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    container.innerHTML = renderToString(element(facts));
    render(element(facts), { container: document.body.appendChild(container), hydrate: true });
    expect(answerOf('Hours')).toContain('Open now · until 18:00 (Lagos time)');
    expect(errors).not.toHaveBeenCalled();
  });
});
