import type { Gazetteer, Place as KnownPlace } from '@seamfolk/gazetteer';
import type { SearchQuery } from '@shared/directory/contract';
import type { Near, Place } from '@shared/places/contract';

const coordinates = /^\s*(-?\d{1,2}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/;

/** Returns the place that a search is near: the given coordinates, or the meaning of the text. Undefined without either. */
export function resolveNear(
  { near, lat, lng }: Pick<SearchQuery, 'near' | 'lat' | 'lng'>,
  places: Gazetteer,
  country: string | undefined,
): Near | undefined {
  if (lat !== undefined && lng !== undefined) return { place: pointAt(lat, lng), alternatives: [] };
  if (!near) return undefined;
  const [, written, beside] = coordinates.exec(near)?.map(Number) ?? [];
  if (written !== undefined && beside !== undefined && Math.abs(written) <= 90 && Math.abs(beside) <= 180) {
    return { place: pointAt(written, beside), alternatives: [] };
  }
  const { place, alternatives, ambiguous } = places.resolve(near.replace(kindOfPlace, ''), { country });
  if (!place) return { alternatives: alternatives.map(asPlace) };
  // A label from the alternatives means exactly the place that it was offered for.
  const offered = [place, ...alternatives].find(({ label }) => label === near);
  if (offered) return { place: asPlace(offered), alternatives: [] };
  const isArea = place.kind === 'state' || place.kind === 'country';
  return { place: asPlace(place), alternatives: ambiguous || isArea ? alternatives.map(asPlace) : [] };
}

/** The kind that a label adds if another place has the same name: 'Lagos (state), Nigeria'. */
const kindOfPlace = / \((?:country|state|province|region)\)/;

/** Returns a place in the shape of the contract. */
export function asPlace({ label, city, state, country, latitude, longitude, kind }: KnownPlace): Place {
  return { label, city: city ?? '', state: state ?? '', country, latitude, longitude, kind };
}

function pointAt(latitude: number, longitude: number): Place {
  return { label: `${latitude},${longitude}`, city: '', state: '', country: '', latitude, longitude, kind: 'point' };
}
