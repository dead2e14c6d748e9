import {
  AttributionControl,
  type LayerSpecification,
  LngLat,
  Map as MapLibre,
  setWorkerUrl,
  type TransformConstrainFunction,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { world } from 'virtual:world-outline';
import { showDetails } from './details';
import { coloursNow } from './map-colours';
import { DOT, dotPicture, MAX_ZOOM, outlineLayers, outlineStyle } from './outline-style';

/** How close a style of somebody else's may be looked at: tailors stand at towns and postal codes, never at houses. */
const MAX_STYLE_ZOOM = 14;

/** The whole world on the narrowest phone. */
const MIN_ZOOM = -1;

/** Instead of MapLibre's own limits, which keep the world as tall as the map: all tailors would not fit on a narrow one. */
const withinReason: TransformConstrainFunction = ({ lng, lat }, zoom) => ({
  center: new LngLat(lng, Math.max(-75, Math.min(80, lat))),
  zoom: Math.max(MIN_ZOOM, Math.min(MAX_STYLE_ZOOM, zoom)),
});

/**
 * A flat map with nothing on it yet but the ground: a style of somebody else's, or ours where there is none or it does not come.
 * @throws where the browser has no WebGL 2
 */
export function createBaseMap(container: HTMLElement, styleUrl: string | undefined): MapLibre {
  setWorkerUrl(workerUrl);
  const ours = () => outlineStyle(world, coloursNow());
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
  // The region is what the map stands in; this is what takes the keys.
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

/** Gives the layers that are on the map the colours of the theme as it is now. */
export function repaint(map: MapLibre, layers: LayerSpecification[]): void {
  for (const { id, paint = {} } of layers) {
    for (const [name, value] of Object.entries(paint)) {
      if (map.getLayer(id)) map.setPaintProperty(id, name as never, value as never);
    }
  }
}

/** The layers of our own ground; on a style of somebody else's there are none of them. */
export const groundLayers = () => outlineLayers(coloursNow());
