import type { TailorCard } from '@shared/directory';
import type { Spot } from './bounds';

/** A tailor with coordinates. */
export type Placed = TailorCard & Spot;

/** The tailors of one marker, which is at the first tailor's town. */
export interface TailorGroup extends Spot {
  /** The key of that town: constant while the town is the first of its group. */
  key: string;
  tailors: Placed[];
}

/** Minimum distance between two markers in pixels: the width of a finger. */
const APART = 44;
const TILE = 512;

export function placedOf(tailors: readonly TailorCard[]): Placed[] {
  return tailors.filter((tailor): tailor is Placed => tailor.latitude !== null && tailor.longitude !== null);
}

/**
 * Groups tailors so that their markers do not overlap at this zoom. Tailors of one town stay together at every zoom; others
 * join the first group whose marker is too near. The order of `tailors` therefore decides which town leads a group.
 */
export function groupTailors(tailors: readonly Placed[], zoom: number): TailorGroup[] {
  const groups: (TailorGroup & { at: Pixel })[] = [];
  for (const town of townsOf(tailors)) {
    const at = pixelOf(town, zoom);
    const near = groups.find((group) => isNear(group.at, at, zoom));
    if (near) near.tailors.push(...town.tailors);
    else groups.push({ ...town, at });
  }
  return groups.map(({ key, latitude, longitude, tailors: together }) => ({
    key,
    latitude,
    longitude,
    tailors: together,
  }));
}

/** 'Adunni Couture, Brooklyn', '3 tailors in Brooklyn', '7 tailors around Brooklyn'. */
export function groupName({ tailors }: TailorGroup): string {
  const [first] = tailors;
  if (!first) return '';
  const place = first.city || first.state || first.country;
  if (tailors.length === 1) return [nameOf(first), place].filter(Boolean).join(', ');
  const isOnePlace = tailors.every(({ city, state, country }) => {
    return city === first.city && state === first.state && country === first.country;
  });
  return `${tailors.length} tailors ${isOnePlace ? 'in' : 'around'} ${place}`;
}

export function nameOf({ businessName }: TailorCard): string {
  return businessName.trim() || 'Unknown Tailor';
}

/** Returns whether the group splits into more than one marker at `zoom`. */
export function splitsAt({ tailors }: TailorGroup, zoom: number): boolean {
  return groupTailors(tailors, zoom).length > 1;
}

type Pixel = [x: number, y: number];

/** Groups tailors by exact coordinates, which are those of their town. */
function townsOf(tailors: readonly Placed[]): TailorGroup[] {
  const towns = new Map<string, TailorGroup>();
  for (const tailor of tailors) {
    const { latitude, longitude } = tailor;
    const key = `${latitude},${longitude}`;
    const town = towns.get(key);
    if (town) town.tailors.push(tailor);
    else towns.set(key, { key, latitude, longitude, tailors: [tailor] });
  }
  return [...towns.values()];
}

/** Returns the pixel of a spot on a Mercator map of the world at this zoom. */
function pixelOf({ latitude, longitude }: Spot, zoom: number): Pixel {
  const size = TILE * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI;
  return [(longitude / 360 + 0.5) * size, (0.5 - north / 2) * size];
}

function isNear([x0, y0]: Pixel, [x1, y1]: Pixel, zoom: number): boolean {
  const around = TILE * 2 ** zoom;
  const across = Math.abs(x0 - x1);
  return Math.hypot(Math.min(across, around - across), y0 - y1) < APART;
}
