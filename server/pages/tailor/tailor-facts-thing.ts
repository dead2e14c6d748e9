import type { LocalBusiness, Offer, OpeningHoursSpecification } from 'schema-dts';
import type { PublicTailor } from '@shared/directory/contract';
import { amountText, weekdayName, type FromPrices } from '@shared/tailor/fact-texts';
import { weekdays, type OpeningHours } from '@shared/tailor/opening-hours';
import { placeLine } from '@shared/places/place-line';

type BusinessThing = Exclude<LocalBusiness, string>;
type Facts = Pick<
  BusinessThing,
  | 'openingHoursSpecification'
  | 'currenciesAccepted'
  | 'priceRange'
  | 'paymentAccepted'
  | 'knowsLanguage'
  | 'areaServed'
  | 'makesOffer'
>;

/**
 * Describes what clients ask first as properties of a LocalBusiness: hours, prices, payment, languages, home visits. What is not given is
 * undefined. What a tailor with a closed book offers is available from the day on which it opens. schema.org has no property for appointments only, and none for a usual time of delivery.
 */
export function tailorFactsThing(tailor: PublicTailor): Facts {
  const { openingHours, fromPrices, pricesSetAt, languages, paymentMethods, fullUntil } = tailor;
  const services = tailor.primaryServiceCategories.map((name) => offerOf(name));
  const offers = [...services, ...(fromPrices ? pricedOffers(fromPrices, pricesSetAt) : [])];
  return {
    openingHoursSpecification: openingHours ? listed(hoursOf(openingHours)) : undefined,
    currenciesAccepted: fromPrices?.currency,
    priceRange: fromPrices ? lowestPrice(fromPrices) : undefined,
    paymentAccepted: paymentMethods.join(', ') || undefined,
    knowsLanguage: listed(languages),
    areaServed: areaOf(tailor),
    makesOffer: offers.map((offer) => ({ ...offer, availabilityStarts: fullUntil ?? undefined })),
  };
}

/** Days with the same hours are one specification. A `closes` before `opens` is on the next day, here as in Google's reference. */
function hoursOf({ days }: OpeningHours): OpeningHoursSpecification[] {
  const daysByTime = new Map<string, { opens: string; closes: string; dayOfWeek: WeekdayName[] }>();
  for (const day of weekdays) {
    const time = days[day];
    if (!time) continue;
    const key = `${time.opens}-${time.closes}`;
    const specification = daysByTime.get(key) ?? { ...time, dayOfWeek: [] };
    specification.dayOfWeek.push(weekdayName(day) as WeekdayName);
    daysByTime.set(key, specification);
  }
  return Array.from(daysByTime.values(), (hours) => ({ '@type': 'OpeningHoursSpecification', ...hours }));
}

type WeekdayName = Capitalize<(typeof weekdays)[number]>;

/** Returns 'from ₦40,000', as the page says. Google reads at most 100 characters. */
function lowestPrice({ currency, items }: FromPrices): string {
  return `from ${amountText(Math.min(...items.map(({ amount }) => amount)), currency)}`;
}

function pricedOffers({ currency, items }: FromPrices, setAt: string | null): Offer[] {
  return items.map(({ garment, amount }) => ({
    ...offerOf(garment),
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: amount,
      priceCurrency: currency,
      validFrom: setAt ?? undefined,
    },
  }));
}

const offerOf = (name: string) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } }) as const;

/** Returns the town, and the circle of the home visits if their distance and the centre are known. */
function areaOf(tailor: PublicTailor): Facts['areaServed'] {
  const { homeVisits, homeVisitMeters, latitude, longitude } = tailor;
  const town = { '@type': 'Place', name: placeLine(tailor) } as const;
  if (!homeVisits || homeVisitMeters === null || latitude === null || longitude === null) return town;
  const geoMidpoint = { '@type': 'GeoCoordinates', latitude, longitude } as const;
  return [town, { '@type': 'GeoCircle', name: 'Home visits', geoMidpoint, geoRadius: homeVisitMeters }];
}

const listed = <T>(list: T[]) => (list.length > 0 ? list : undefined);
