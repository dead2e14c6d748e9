import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { sheets } from 'virtual:world-outline';
import { type Sheet, sheetsIn } from '@seamfolk/world-outline';
import { featuresOf } from '../features-of';
import { DETAIL_SOURCE, DETAIL_ZOOM } from './outline-style';

/** Loads the detailed sheets for the visible area whenever our own style is shown at a high zoom. */
export function showDetails(map: MapLibre): void {
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
