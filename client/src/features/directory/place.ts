import type { Near } from '@shared/places';

interface Place {
  city: string;
  state: string;
  country: string;
}

/** Returns 'Brooklyn, New York, United States'; skips empty parts. */
export function placeLine({ city, state, country }: Place): string {
  return [city, state, country].filter(Boolean).join(', ');
}

/** Returns the same with the postal code at the end: 'Athens, Greece 105 58'. */
export function addressLine({ zipcode, ...place }: Place & { zipcode: string }): string {
  return [placeLine(place), zipcode].filter(Boolean).join(' ');
}

/** Returns whether a place is searched as a whole, without a radius: a country or one of its states. */
export function isRegion(place: Near['place']): boolean {
  return place?.kind === 'country' || place?.kind === 'state';
}
