import { type PackedLine, type PackedName, type Sheet, unpackLine } from '@seamfolk/world-outline';

/** The kind of a feature; the layers filter by it. */
export type Kind = 'sea' | 'land' | 'coast' | 'border' | 'river' | 'town' | 'country';

/** Returns the sheets as GeoJSON features with the property `kind`. */
export function featuresOf(sheets: readonly Sheet[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features: sheets.flatMap(sheetFeatures) };
}

function sheetFeatures(sheet: Sheet): GeoJSON.Feature[] {
  const { box, units, land, borders, rivers, towns, countries } = sheet;
  const [west, south, east, north] = box;
  const closed = (ring: PackedLine) => {
    const points = unpackLine(ring, units);
    return points[0] ? [...points, points[0]] : points;
  };
  const corners = [west, south, east, south, east, north, west, north, west, south];
  const edge = [0, 2, 4, 6, 8].map((at) => corners.slice(at, at + 2));
  const named = (kind: Kind) => (name: PackedName) => namedPoint(kind, name, units);
  return [
    feature('sea', { type: 'Polygon', coordinates: [edge] }),
    feature('land', { type: 'MultiPolygon', coordinates: land.map((polygon) => polygon.map(closed)) }),
    feature('coast', { type: 'MultiLineString', coordinates: land.flat().flatMap((ring) => coastOf(sheet, ring)) }),
    feature('border', { type: 'MultiLineString', coordinates: borders.map((line) => unpackLine(line, units)) }),
    ...rivers.map(([rank, lines]) => riverFeature(rank, lines, units)),
    ...towns.map(named('town')),
    ...countries.map(named('country')),
  ];
}

function feature(kind: Kind, geometry: GeoJSON.Geometry, properties: Record<string, unknown> = {}): GeoJSON.Feature {
  return { type: 'Feature', properties: { kind, ...properties }, geometry };
}

function riverFeature(rank: number, lines: PackedLine[], units: number): GeoJSON.Feature {
  return feature(
    'river',
    { type: 'MultiLineString', coordinates: lines.map((line) => unpackLine(line, units)) },
    { rank },
  );
}

function namedPoint(kind: Kind, [name, east, north, size]: PackedName, units: number): GeoJSON.Feature {
  return feature(kind, { type: 'Point', coordinates: [east / units, north / units] }, { name, size });
}

/** Returns the lines of a ring without the parts along the edge of the sheet, where the land continues. */
function coastOf({ box: [west, south, east, north], units }: Sheet, ring: PackedLine): number[][][] {
  const points = unpackLine(ring, units);
  const onEdge = ([x0, y0]: number[], [x1, y1]: number[]) =>
    (x0 === x1 && (x0 === west || x0 === east)) || (y0 === y1 && (y0 === south || y0 === north));
  const parts: number[][][] = [];
  let part: number[][] = [];
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point;
    if (onEdge(point, next)) {
      if (part.length > 0) parts.push(part);
      part = [];
    } else if (part.length > 0) part.push(next);
    else part = [point, next];
  }
  return part.length > 0 ? [...parts, part] : parts;
}
