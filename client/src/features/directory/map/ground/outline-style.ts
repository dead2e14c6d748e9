import type { ExpressionFilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Sheet } from '@seamfolk/world-outline';
import { featuresOf, type Kind } from '../features-of';
import type { MapColours } from './map-colours';

/** The lowest zoom that shows the detailed sheets over the world outline. */
export const DETAIL_ZOOM = 4;
/** The highest zoom: above it, most towns stand on empty ground, because Natural Earth has no more detail. */
export const MAX_ZOOM = 9;

export const DETAIL_SOURCE = 'detail';
const WORLD_SOURCE = 'world';

/** The name of the image for a town's dot. */
export const DOT = 'dot';

const credit =
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a>, <a href="https://www.geonames.org/">GeoNames</a>';

/** Returns our own style, drawn from data that ships with the app; text uses the fonts of the page. */
export function outlineStyle(world: Sheet, colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      [WORLD_SOURCE]: { type: 'geojson', data: featuresOf([world]), attribution: credit, maxzoom: 6 },
      [DETAIL_SOURCE]: { type: 'geojson', data: featuresOf([]), tolerance: 0.2, maxzoom: MAX_ZOOM },
    },
    layers: outlineLayers(colours),
  };
}

export function outlineLayers(colours: MapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    ...landLayers(WORLD_SOURCE, colours),
    // Covers the world outline below, whose coast is coarser.
    fill(DETAIL_SOURCE, 'sea', colours.sea),
    ...landLayers(DETAIL_SOURCE, colours),
    riverLayer(colours),
    ...nameLayers(colours),
  ];
}

function landLayers(source: string, { land, coast, border }: MapColours): LayerSpecification[] {
  return [
    fill(source, 'land', land),
    {
      id: `${source}-border`,
      type: 'line',
      source,
      ...from(source),
      filter: isA('border'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.6, 6, 1.4],
        'line-dasharray': [4, 3],
      },
    },
    {
      id: `${source}-coast`,
      type: 'line',
      source,
      ...from(source),
      filter: isA('coast'),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.5, 6, 1.25] },
    },
  ];
}

/** Larger rivers show at lower zooms. */
function riverLayer({ coast }: MapColours): LayerSpecification {
  return {
    id: 'rivers',
    type: 'line',
    source: DETAIL_SOURCE,
    minzoom: DETAIL_ZOOM,
    filter: ['all', isA('river'), ['<=', ['get', 'rank'], ['step', ['zoom'], 4, 5, 6, 6, 8, 7, 12]]],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': coast,
      'line-width': ['interpolate', ['linear'], ['zoom'], DETAIL_ZOOM, 0.5, MAX_ZOOM, 2],
    },
  };
}

function nameLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'country-names',
      type: 'symbol',
      source: WORLD_SOURCE,
      minzoom: 1,
      maxzoom: 6.5,
      // Larger countries have room for their name at a lower zoom.
      filter: ['all', isA('country'), ['>=', ['get', 'size'], ['step', ['zoom'], 180, 2, 40, 3, 10, 4, 2, 5, 0]]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Seamfolk Display'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 6, 17],
        'text-letter-spacing': 0.06,
        'text-max-width': 7,
        'text-padding': 8,
        'symbol-sort-key': ['-', ['get', 'size']],
      },
      paint: { 'text-color': colours.country, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
    },
    townLayer(WORLD_SOURCE, colours, { minzoom: 3, maxzoom: 5 }),
    townLayer(DETAIL_SOURCE, colours, { minzoom: 5 }),
  ];
}

/** The population in thousands from which a town shows its name, by zoom. */
const isLargeEnough: ExpressionFilterSpecification = [
  '>=',
  ['get', 'size'],
  ['step', ['zoom'], 5000, 4, 1000, 5, 400, 6, 100, 7, 30, 8, 8, 9, 0],
];

function townLayer(
  source: string,
  { town, land }: MapColours,
  zooms: { minzoom: number; maxzoom?: number },
): LayerSpecification {
  return {
    id: `${source}-towns`,
    type: 'symbol',
    source,
    ...zooms,
    filter: ['all', isA('town'), isLargeEnough],
    layout: {
      'icon-image': DOT,
      // A marker may cover the dot; the name is then drawn without it.
      'icon-optional': true,
      'text-field': ['get', 'name'],
      'text-font': ['Inter Variable'],
      'text-size': ['interpolate', ['linear'], ['get', 'size'], 0, 11.5, 1000, 13.5],
      'text-max-width': 8,
      'text-padding': 4,
      'text-justify': 'auto',
      'text-variable-anchor-offset': [...besideAt(0.5), ...besideAt(1.7)],
      'symbol-sort-key': ['-', ['get', 'size']],
    },
    paint: { 'icon-color': town, 'text-color': town, 'text-halo-color': land, 'text-halo-width': 1.25 },
  };
}

/** Returns the possible positions of a name beside its dot; `away` is a multiple of the text size. */
function besideAt(away: number): (string | [number, number])[] {
  return ['left', [away, 0], 'right', [-away, 0], 'bottom', [0, -away], 'top', [0, away]];
}

function fill(source: string, kind: Kind, colour: string): LayerSpecification {
  return {
    id: `${source}-${kind}`,
    type: 'fill',
    source,
    ...from(source),
    filter: isA(kind),
    paint: { 'fill-color': colour, 'fill-antialias': false },
  };
}

const from = (source: string) => (source === DETAIL_SOURCE ? { minzoom: DETAIL_ZOOM } : {});

function isA(kind: Kind): ExpressionFilterSpecification {
  return ['==', ['get', 'kind'], kind];
}

/** Returns the dot as a signed distance field, which MapLibre needs to colour an icon. */
export function dotPicture(): { width: number; height: number; data: Uint8Array } {
  const size = 14;
  const data = new Uint8Array(4 * size * size);
  for (let at = 0; at < size * size; at += 1) {
    const beyond = Math.hypot((at % size) - size / 2 + 0.5, Math.floor(at / size) - size / 2 + 0.5) - 1.75;
    data[4 * at + 3] = Math.max(0, Math.min(255, 192 - (beyond * 255) / 8));
  }
  return { width: size, height: size, data };
}
