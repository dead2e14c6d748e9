/** A line in integer units of its sheet, east before north: its first point, then the deltas from point to point. */
export type PackedLine = number[];

/** A name, its position in units of its sheet, and its size. */
export type PackedName = [name: string, east: number, north: number, size: number];

/** Rivers of the same size: 0 for the largest of the world, 12 for the smallest. */
export type PackedRivers = [rank: number, lines: PackedLine[]];

/** In degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/** A part of the earth, as cut by the build. */
export interface Sheet {
  box: Box;
  /** Number of units per degree. */
  units: number;
  /** Polygons, each an outer ring and its holes. Rings do not repeat their first point. */
  land: PackedLine[][];
  borders: PackedLine[];
  /** The largest first. The sheet of the whole earth has none. */
  rivers: PackedRivers[];
  /** By population, the largest first; sizes in thousands. */
  towns: PackedName[];
  /** By area; sizes in square degrees at the equator. */
  countries: PackedName[];
}

/** Width and height of a sheet of the detailed map, in degrees. */
export const SHEET_DEGREES = 30;

type Position = [longitude: number, latitude: number];

/** Packs a line; consecutive points with the same rounded position become one. */
export function packLine(line: readonly (readonly number[])[], units: number): PackedLine {
  const packed: number[] = [];
  let [x, y] = [0, 0];
  for (const [longitude = 0, latitude = 0] of line) {
    const [nextX, nextY] = [Math.round(longitude * units), Math.round(latitude * units)];
    if (packed.length > 0 && nextX === x && nextY === y) continue;
    packed.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return packed;
}

export function unpackLine(packed: PackedLine, units: number): Position[] {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < packed.length; at += 2) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    line.push([x / units, y / units]);
  }
  return line;
}

/** Returns the name of the detailed sheet at a point, from its west and south edges: '-90_30'. */
export function sheetAt(longitude: number, latitude: number): string {
  const edge = (degrees: number, last: number) =>
    Math.min(Math.floor(degrees / SHEET_DEGREES) * SHEET_DEGREES, last - SHEET_DEGREES);
  return `${edge(longitude, 180)}_${edge(latitude, 90)}`;
}

/** Returns the names of all sheets that a box touches; `east` may exceed 180. */
export function sheetsIn([west, south, east, north]: Box): string[] {
  const names = new Set<string>();
  const first = Math.floor(west / SHEET_DEGREES) * SHEET_DEGREES;
  const lowest = Math.max(-90, Math.floor(south / SHEET_DEGREES) * SHEET_DEGREES);
  for (let longitude = first; longitude < Math.min(east, first + 360); longitude += SHEET_DEGREES) {
    for (let latitude = lowest; latitude < Math.min(north, 90); latitude += SHEET_DEGREES) {
      names.add(sheetAt(((((longitude + 180) % 360) + 360) % 360) - 180, latitude));
    }
  }
  return [...names];
}
