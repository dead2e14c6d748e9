import type { MapCell } from '@shared/directory/map-contract';
import { type Bounds, boundsOf, metresBetween, type Spot } from './bounds';
import { wholeNumber } from '../../../lib/text/whole-number';

/** The cells of one marker, which is at the first cell's centre. */
export interface CellGroup extends Spot {
  /** The key of that centre: constant while the cell is the first of its group. */
  key: string;
  count: number;
  /** Contain all tailors of the group. */
  bounds: Bounds;
  cells: MapCell[];
}

/** Minimum distance between two markers in pixels: the width of a finger. */
const APART = 44;
const TILE = 512;

/**
 * Groups cells so that their markers do not overlap at this zoom: a cell joins the first group whose marker is too near. Cells
 * with more tailors come first and keep their own centre.
 */
export function groupCells(cells: readonly MapCell[], zoom: number): CellGroup[] {
  const groups: { at: Pixel; cells: MapCell[] }[] = [];
  for (const cell of [...cells].sort((a, b) => b.count - a.count)) {
    const at = pixelOf(cell, zoom);
    const near = groups.find((group) => isNear(group.at, at, zoom));
    if (near) near.cells.push(cell);
    else groups.push({ at, cells: [cell] });
  }
  return groups.flatMap((group) => groupOf(group.cells) ?? []);
}

function groupOf(cells: MapCell[]): CellGroup | undefined {
  const [first] = cells;
  const bounds = boundsOf(cells.flatMap(cornersOf));
  if (!first || !bounds) return undefined;
  const { latitude, longitude } = first;
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  return { key: `${latitude},${longitude}`, latitude, longitude, count, bounds, cells };
}

/** Returns the south-western and the north-eastern corner of a cell's tailors. */
export function cornersOf({ bounds: [west, south, east, north] }: MapCell): Spot[] {
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}

/** Returns whether all tailors of a group are at one town or postal code, so that no zoom separates them. */
export function isOneSpot({ bounds: [west, south, east, north] }: CellGroup): boolean {
  return west === east && south === north;
}

/** Returns whether a spot is within the bounds of a group. */
export function isInGroup({ cells }: CellGroup, { latitude, longitude }: Spot): boolean {
  return cells.some(({ bounds: [west, south, east, north] }) => {
    const unwrapped = longitude < west ? longitude + 360 : longitude;
    return latitude >= south && latitude <= north && unwrapped >= west && unwrapped <= east;
  });
}

/** The longest diagonal of a group that is 'around' its largest town, in metres. */
const AROUND_METERS = 150_000;

/** 'Adunni Couture, Brooklyn', '3 tailors in Brooklyn', '7 tailors around Brooklyn', '37 tailors in Lagos, London and elsewhere'. */
export function groupName(group: CellGroup): string {
  const [first] = group.cells;
  if (!first) return '';
  const place = placeOf(first);
  if (first.tailor && group.count === 1) return [nameOf(first.tailor), place].filter(Boolean).join(', ');
  const who = group.count === 1 ? '1 tailor' : `${wholeNumber(group.count)} tailors`;
  return `${who} ${whereOf(group, place)}`;
}

function whereOf(group: CellGroup, place: string): string {
  if (isOneSpot(group)) return `in ${place}`;
  const [west, south, east, north] = group.bounds;
  const across = metresBetween({ latitude: south, longitude: west }, { latitude: north, longitude: east });
  if (across <= AROUND_METERS) return `around ${place}`;
  const [first = place, second] = [...new Set(group.cells.map(placeOf).filter(Boolean))];
  return second ? `in ${first}, ${second} and elsewhere` : `in ${first} and elsewhere`;
}

function placeOf({ city, state, country }: MapCell): string {
  return city || state || country;
}

export function nameOf({ businessName }: { businessName: string }): string {
  return businessName.trim() || 'Unknown Tailor';
}

type Pixel = [x: number, y: number];

/** Returns the pixel of a spot on a Mercator map of the world at this zoom. */
function pixelOf({ latitude, longitude }: Spot, zoom: number): Pixel {
  const size = TILE * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI;
  return [(longitude / 360 + 0.5) * size, (0.5 - north / 2) * size];
}

function isNear([x0, y0]: Pixel, [x1, y1]: Pixel, zoom: number): boolean {
  const around = TILE * 2 ** zoom;
  const across = Math.abs(x0 - x1) % around;
  return Math.hypot(Math.min(across, around - across), y0 - y1) < APART;
}
