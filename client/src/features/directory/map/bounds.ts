/** In degrees, as MapLibre expects it; `east` may exceed 180 if the bounds cross the date line. */
export type Bounds = [west: number, south: number, east: number, north: number];

export interface Spot {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth, the same as in the server's distances. */
const EARTH_METERS = 6_371_008.8;
const DEGREE = Math.PI / 180;
/** The highest latitude of a Mercator map, rounded down. */
const LAST_LATITUDE = 85;

/** Returns the bounds of all spots; they cross the date line if that range is at most half of the world. */
export function boundsOf(spots: readonly Spot[]): Bounds | undefined {
  if (spots.length === 0) return undefined;
  const latitudes = spots.map(({ latitude }) => Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude)));
  const [west, east] = narrowest(spots.map(({ longitude }) => longitude));
  return [west, Math.min(...latitudes), east, Math.max(...latitudes)];
}

/** Returns whether a spot is within bounds, in whichever turn of the earth their longitudes are. */
export function contains([west, south, east, north]: Bounds, { latitude, longitude }: Spot): boolean {
  const eastOfWest = (((longitude - west) % 360) + 360) % 360;
  return latitude >= south && latitude <= north && eastOfWest <= east - west;
}

/** Returns the distance of two spots along the earth. */
export function metresBetween(one: Spot, other: Spot): number {
  const [a, b] = [one.latitude * DEGREE, other.latitude * DEGREE];
  const east = (one.longitude - other.longitude) * DEGREE;
  const half = Math.sin((a - b) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Returns a circle on the earth as a closed ring: `points` points, and the first one again at the end. */
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

/** Returns the range of all longitudes; across the date line if that range is at most half of the world. */
function narrowest(longitudes: number[]): [west: number, east: number] {
  const sorted = longitudes.map(within180).sort((one, other) => one - other);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  // The range across the date line skips a gap of at least 180 degrees, and there can be only one.
  const gap = sorted.findIndex((longitude, index) => (sorted[index + 1] ?? longitude) - longitude >= 180);
  const [east, west] = [sorted[gap], sorted[gap + 1]];
  return east === undefined || west === undefined ? [first, last] : [west, east + 360];
}

function within180(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
