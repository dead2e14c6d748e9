import type { PublicTailor } from '@shared/directory/contract';
import { weekdays, type OpeningHours, type OpenTime } from '@shared/tailor/opening-hours';
import { describe, expect, it } from 'vitest';
import { aPublicTailor } from '../../../tests/support/client/rows';
import { tailorFactsThing } from './tailor-facts-thing';

const described = (facts: Partial<PublicTailor>) => tailorFactsThing(aPublicTailor(facts));

const lagos = { city: 'Lagos', state: '', country: 'Nigeria' };
const closed = Object.fromEntries(weekdays.map((day) => [day, null])) as OpeningHours['days'];
const hours = (days: Partial<OpeningHours['days']>): OpeningHours => ({
  timeZone: 'Africa/Lagos',
  days: { ...closed, ...days },
  byAppointment: true,
});

describe('tailorFactsThing', () => {
  it('groups the days with the same hours, and keeps hours past midnight together', () => {
    const day: OpenTime = { opens: '09:00', closes: '18:00' };
    const night: OpenTime = { opens: '18:00', closes: '02:00' };
    const openingHours = hours({ monday: day, tuesday: day, thursday: day, saturday: night });
    expect(described({ openingHours }).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Thursday'], ...day },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], ...night },
    ]);
  });

  it.each([
    ['without hours', null],
    ['by appointment only', hours({})],
  ])('has no hours %s', (_what, openingHours) => {
    expect(described({ openingHours }).openingHoursSpecification).toBeUndefined();
  });

  it('has the lowest price, and an offer for each', () => {
    const setAt = '2026-09-15T10:00:00.000Z';
    const items = [
      { garment: 'Agbada', amount: 90_000 },
      { garment: 'Kaftan', amount: 40_000 },
    ];
    const priced = (name: string, minPrice: number) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
      priceSpecification: { '@type': 'PriceSpecification', minPrice, priceCurrency: 'NGN', validFrom: setAt },
    });
    const fromPrices = { currency: 'NGN', items };
    expect(
      described({ fromPrices, pricesSetAt: setAt, primaryServiceCategories: ['Alterations & Repairs'] }),
    ).toMatchObject({
      currenciesAccepted: 'NGN',
      priceRange: 'from ₦40,000',
      makesOffer: [
        { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Alterations & Repairs' } },
        priced('Agbada', 90_000),
        priced('Kaftan', 40_000),
      ],
    });
  });

  it('says from which day a closed book is open for what is offered', () => {
    const { makesOffer } = described({ fullUntil: '2026-06-16', primaryServiceCategories: ['Alterations & Repairs'] });
    expect(makesOffer).toMatchObject([{ availabilityStarts: '2026-06-16' }]);
  });

  it('has languages as BCP 47 codes and payment as text', () => {
    expect(described({ languages: ['en', 'yo'], paymentMethods: ['Cash', 'Bank transfer'] })).toMatchObject({
      knowsLanguage: ['en', 'yo'],
      paymentAccepted: 'Cash, Bank transfer',
    });
  });

  const position = { latitude: 6.5, longitude: 3.4 };
  const place = { '@type': 'Place', name: 'Lagos, Nigeria' };

  it('has the circle of home visits around the tailor', () => {
    const { areaServed } = described({ ...lagos, ...position, homeVisits: true, homeVisitMeters: 10_000 });
    const geoMidpoint = { '@type': 'GeoCoordinates', ...position };
    expect(areaServed).toEqual([place, { '@type': 'GeoCircle', name: 'Home visits', geoMidpoint, geoRadius: 10_000 }]);
  });

  it.each([
    ['without home visits', { ...position, homeVisits: false, homeVisitMeters: null }],
    ['without a limit', { ...position, homeVisits: true, homeVisitMeters: null }],
    ['without a position', { latitude: null, longitude: null, homeVisits: true, homeVisitMeters: 10_000 }],
  ])('has only the town %s', (_what, facts) => {
    expect(described({ ...lagos, ...facts }).areaServed).toEqual(place);
  });

  it('leaves out what is not given', () => {
    const { areaServed, makesOffer, ...rest } = described({ primaryServiceCategories: [] });
    expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
    expect(makesOffer).toEqual([]);
    expect(areaServed).toMatchObject({ '@type': 'Place' });
  });
});
