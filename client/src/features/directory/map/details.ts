import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { sheets } from 'virtual:world-outline';
import { type Sheet, sheetsIn } from '@seamfolk/world-outline';
import { featuresOf } from './features-of';
import { DETAIL_SOURCE, DETAIL_ZOOM } from './outline-style';

/** Loads the detailed sheets for the visible area whenever our own style is shown at a high zoom. */
export function showDetails(map: MapLibre): void {
  const here = new Map<string, Sheet | undefined>();
  const source = () => map.getSource<GeoJSONSource>(DETAIL_SOURCE);
  const load = async (name: string) => {
    here.set(name, undefined);
    try {
      here.set(name, await sheets[name]?.());
      await source()?.setData(featuresOf([...here.values()].filter((sheet) => sheet !== undefined)));
    } catch {
      // The coarse world outline stays visible; the next move of the map retries.
      here.delete(name);
    }
  };
  const look = () => {
    if (!source() || map.getZoom() < DETAIL_ZOOM) return;
    const bounds = map.getBounds();
    const wanted = sheetsIn([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    for (const name of wanted.filter((each) => sheets[each] && !here.has(each))) void load(name);
  };
  map.on('style.load', look);
  map.on('moveend', look);
}
