import type { Place } from '@shared/places/contract';

/** A town that the gazetteer knows. */
export const houston: Place = {
  label: 'Houston, Texas, United States',
  city: 'Houston',
  state: 'Texas',
  country: 'United States',
  latitude: 29.7633,
  longitude: -95.3633,
  kind: 'city',
};
