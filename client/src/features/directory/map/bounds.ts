/** In degrees, as MapLibre takes it; `east` may lie beyond 180 where the map crosses the date line. */
export type Bounds = [west: number, south: number, east: number, north: number];

export interface Spot {
  latitude: number;
  longitude: number;
}

/** A mean radius, as the server's distances have it. */
const EARTH_METERS = 6_371_008.8;
const DEGREE = Math.PI / 180;
/** The last parallel of a Mercator map. */
const LAST_LATITUDE = 85;

/** The piece of the map that holds all spots, across the date line where that halves it; undefined for none. */
export function boundsOf(spots: readonly Spot[]): Bounds | undefined {
  if (spots.length === 0) return undefined;
  const latitudes = spots.map(({ latitude }) => Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude)));
  const [west, east] = narrowest(spots.map(({ longitude }) => longitude));
  return [west, Math.min(...latitudes), east, Math.max(...latitudes)];
}

/** A circle on the earth as so many points of its outline, the last one before the first again. */
export function circleAround({ latitude, longitude }: Spot, radiusMeters: number, points = 96): Spot[] {
  const angle = radiusMeters / EARTH_METERS;
  const [sin, cos] = [Math.sin(latitude * DEGREE), Math.cos(latitude * DEGREE)];
  return Array.from({ length: points }, (_, index) => {
    const bearing = (index / points) * 2 * Math.PI;
    const sinNorth = sin * Math.cos(angle) + cos * Math.sin(angle) * Math.cos(bearing);
    const east = Math.atan2(Math.sin(bearing) * Math.sin(angle) * cos, Math.cos(angle) - sin * sinNorth);
    return { latitude: Math.asin(sinNorth) / DEGREE, longitude: longitude + east / DEGREE };
  });
}

/** The window over all longitudes: as they stand on a map of the world, unless half of it is enough across the date line. */
function narrowest(longitudes: number[]): [west: number, east: number] {
  const sorted = longitudes.map(within180).sort((one, other) => one - other);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  // What is left out is a gap of half the world: there can be but one.
  const gap = sorted.findIndex((longitude, index) => (sorted[index + 1] ?? longitude) - longitude >= 180);
  const [east, west] = [sorted[gap], sorted[gap + 1]];
  return east === undefined || west === undefined ? [first, last] : [west, east + 360];
}

function within180(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
