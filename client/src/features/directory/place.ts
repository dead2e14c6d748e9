import type { Near } from '@shared/places';

interface Place {
  city: string;
  state: string;
  country: string;
}

/** 'Brooklyn, New York, United States'; what is empty is skipped. */
export function placeLine({ city, state, country }: Place): string {
  return [city, state, country].filter(Boolean).join(', ');
}

/** The same with the postal code at its end: 'Athens, Greece 105 58'. */
export function addressLine({ zipcode, ...place }: Place & { zipcode: string }): string {
  return [placeLine(place), zipcode].filter(Boolean).join(' ');
}

/** Whether a search takes a place whole, without a radius: a country or one of its states. */
export function isRegion(place: Near['place']): boolean {
  return place?.kind === 'country' || place?.kind === 'state';
}
