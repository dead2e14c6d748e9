/** A point on the earth in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371;

/** Returns the kilometres between two points along the earth's surface. */
export function distanceKm(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin((to - from) / 2) ** 2;
  const around = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(across + Math.cos(from) * Math.cos(to) * around)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
