import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { circleAround, type Spot } from './bounds';
import { currentColours } from './ground/map-colours';

/** The circle of the search. */
export interface Around extends Spot {
  radiusMeters: number;
}

const SOURCE = 'around';
const ROOM = 'room';
/** The size of a marker in pixels. */
const ROOM_SIZE = 34;

export interface Overlay {
  /** Marks the circle of the search, or removes the mark. */
  mark: (around: Around | undefined) => void;
  /** Keeps the names of towns away from these positions, which have markers. */
  keepFree: (spots: readonly Spot[]) => void;
}

/** Creates the layers above any style of the map. */
export function createOverlay(map: MapLibre): Overlay {
  const data = { [SOURCE]: collection([]), [ROOM]: collection([]) };
  map.on('style.load', () => {
    if (map.getSource(SOURCE)) return;
    map.addImage(ROOM, { width: ROOM_SIZE, height: ROOM_SIZE, data: new Uint8Array(4 * ROOM_SIZE ** 2) });
    for (const source of [SOURCE, ROOM] as const)
      map.addSource(source, { type: 'geojson', data: data[source], tolerance: 0.05 });
    for (const layer of [...aroundLayers(), roomLayer]) map.addLayer(layer);
  });
  const put = (source: keyof typeof data, shapes: GeoJSON.Geometry[]) => {
    data[source] = collection(shapes);
    void map.getSource<GeoJSONSource>(source)?.setData(data[source]);
  };
  return {
    mark: (around) => put(SOURCE, around ? shapesOf(around) : []),
    keepFree: (spots) => put(ROOM, spots.map(pointAt)),
  };
}

/** Invisible icons. MapLibre places upper layers first, so names of lower layers avoid these icons. */
const roomLayer: LayerSpecification = {
  id: ROOM,
  type: 'symbol',
  source: ROOM,
  layout: { 'icon-image': ROOM, 'icon-allow-overlap': true, 'icon-padding': 0 },
};

/** Returns a dashed circle around the place of the search, in the colours of the current theme. */
export function aroundLayers(): LayerSpecification[] {
  const { stitch, place } = currentColours();
  return [
    {
      id: 'around-area',
      type: 'fill',
      source: SOURCE,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': stitch, 'fill-opacity': 0.06, 'fill-antialias': false },
    },
    {
      id: 'around-stitch',
      type: 'line',
      source: SOURCE,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'line-color': stitch, 'line-width': 1.75, 'line-dasharray': [4, 2.5] },
    },
    {
      id: 'around-place',
      type: 'circle',
      source: SOURCE,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: { 'circle-radius': 5, 'circle-opacity': 0, 'circle-stroke-color': place, 'circle-stroke-width': 2.5 },
    },
  ];
}

function shapesOf(around: Around): GeoJSON.Geometry[] {
  const ring = circleAround(around, around.radiusMeters).map(({ longitude, latitude }) => [longitude, latitude]);
  const [first = []] = ring;
  return [{ type: 'Polygon', coordinates: [[...ring, first]] }, pointAt(around)];
}

function pointAt({ longitude, latitude }: Spot): GeoJSON.Point {
  return { type: 'Point', coordinates: [longitude, latitude] };
}

function collection(shapes: GeoJSON.Geometry[]): GeoJSON.FeatureCollection {
  const features = shapes.map((geometry): GeoJSON.Feature => ({ type: 'Feature', properties: {}, geometry }));
  return { type: 'FeatureCollection', features };
}
