/** A line in whole units of its sheet, east before north: its first point, then the steps from point to point. */
export type PackedLine = number[];

/** What something is called, where it lies in the units of its sheet, and how large it is. */
export type PackedName = [name: string, east: number, north: number, size: number];

/** In degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/** A piece of the earth as the build has cut it. */
export interface Sheet {
  box: Box;
  /** So many make a degree. */
  units: number;
  /** Polygons, each an outer ring and the holes in it. Rings are not closed by a point of their own. */
  land: PackedLine[][];
  borders: PackedLine[];
  /** By population, the largest first; sizes in thousands. */
  towns: PackedName[];
  /** By area; sizes in squares of a degree at the equator. */
  countries: PackedName[];
}

/** So many degrees wide and high is a sheet of the detailed map. */
export const SHEET_DEGREES = 30;

type Position = [longitude: number, latitude: number];

/** Points that fall together become one. */
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

/** The sheet of the detailed map that a point lies on, by its west and south: '-90_30'. */
export function sheetAt(longitude: number, latitude: number): string {
  const edge = (degrees: number, last: number) =>
    Math.min(Math.floor(degrees / SHEET_DEGREES) * SHEET_DEGREES, last - SHEET_DEGREES);
  return `${edge(longitude, 180)}_${edge(latitude, 90)}`;
}

/** The names of all sheets that a piece of the map touches; `east` may lie beyond 180. */
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
