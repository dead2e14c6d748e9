import {
  AttributionControl,
  type GeoJSONSource,
  type LayerSpecification,
  LngLat,
  Map as MapLibre,
  setWorkerUrl,
  type TransformConstrainFunction,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { sheets, world } from 'virtual:world-outline';
import { currentColours } from './map-colours';
import { DETAIL_SOURCE, DETAIL_ZOOM, DOT, dotPicture, MAX_ZOOM, outlineLayers, outlineStyle } from './outline-style';
import { type Sheet, sheetsIn } from '@seamfolk/world-outline';
import { featuresOf } from '../features-of';

/** The highest zoom of a third-party style: markers are at towns and postal codes, never at houses. */
const MAX_STYLE_ZOOM = 14;

/** The zoom at which the whole world fits on the narrowest phone. */
const MIN_ZOOM = -1;

/** Replaces MapLibre's limit, which keeps the world as tall as the map: on a narrow map not all tailors would fit. */
const withinReason: TransformConstrainFunction = ({ lng, lat }, zoom) => ({
  center: new LngLat(lng, Math.max(-75, Math.min(80, lat))),
  zoom: Math.max(MIN_ZOOM, Math.min(MAX_STYLE_ZOOM, zoom)),
});

/**
 * Creates a flat map that shows only the background: the style at `styleUrl`, or our own style if there is none or it fails
 * to load.
 * @throws if the browser has no WebGL 2
 */
export function createBaseMap(container: HTMLElement, styleUrl: string | undefined): MapLibre {
  setWorkerUrl(workerUrl);
  const ours = () => outlineStyle(world, currentColours());
  const map = new MapLibre({
    container,
    style: styleUrl ?? ours(),
    attributionControl: false,
    maxZoom: styleUrl ? MAX_STYLE_ZOOM : MAX_ZOOM,
    minZoom: MIN_ZOOM,
    transformConstrain: withinReason,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    fadeDuration: 120,
    locale: { 'Map.Title': 'Arrow keys move the map, plus and minus zoom it' },
  });
  // The element around the map has the role `region`; the canvas receives the keys.
  map.getCanvas().setAttribute('role', 'application');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }));
  showDetails(map);
  map.setMissingStyleImageResolver((id) => {
    if (id === DOT) map.addImage(DOT, dotPicture(), { sdf: true });
  });
  let isWaiting = styleUrl !== undefined;
  map.on('style.load', () => (isWaiting = false));
  map.on('error', ({ error }) => {
    console.warn(error);
    if (!isWaiting) return;
    isWaiting = false;
    map.setMaxZoom(MAX_ZOOM);
    map.setStyle(ours(), { diff: false });
  });
  return map;
}

/** Applies the colours of the current theme to the layers that are on the map. */
export function repaint(map: MapLibre, layers: LayerSpecification[]): void {
  for (const { id, paint = {} } of layers) {
    for (const [name, value] of Object.entries(paint)) {
      if (map.getLayer(id)) map.setPaintProperty(id, name as never, value as never);
    }
  }
}

/** Returns the layers of our own background; a third-party style contains none of them. */
export const groundLayers = () => outlineLayers(currentColours());

/** Loads the detailed sheets for the visible area whenever our own style is shown at a high zoom. */
function showDetails(map: MapLibre): void {
  const loadedSheets = new Map<string, Sheet | undefined>();
  const source = () => map.getSource<GeoJSONSource>(DETAIL_SOURCE);
  const load = async (name: string) => {
    loadedSheets.set(name, undefined);
    try {
      loadedSheets.set(name, await sheets[name]?.());
      await source()?.setData(featuresOf([...loadedSheets.values()].filter((sheet) => sheet !== undefined)));
    } catch {
      // The coarse world outline stays visible; the next move of the map retries.
      loadedSheets.delete(name);
    }
  };
  const loadVisible = () => {
    if (!source() || map.getZoom() < DETAIL_ZOOM) return;
    const bounds = map.getBounds();
    const wanted = sheetsIn([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    for (const name of wanted.filter((each) => sheets[each] && !loadedSheets.has(each))) void load(name);
  };
  map.on('style.load', loadVisible);
  map.on('moveend', loadVisible);
}
