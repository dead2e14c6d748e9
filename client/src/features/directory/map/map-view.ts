import { createBaseMap, groundLayers, repaint } from './base-map';
import { type Bounds, boundsOf } from './bounds';
import { splitsAt, groupTailors, type Placed, type TailorGroup } from './group-tailors';
import { onThemeChange } from './map-colours';
import { createMarkers } from './markers';
import { type Around, aroundLayers, createOverlay } from './overlay';

/** The interface between the page and the map. */
export interface MapView {
  /** Replaces the tailors on the map; the visible area stays the same. */
  show: (tailors: readonly Placed[]) => void;
  /** Marks the circle of the search, or removes the mark. */
  mark: (around: Around | undefined) => void;
  /** Moves the view to these bounds without an animation. */
  fit: (bounds: Bounds) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Highlights the marker with this key, whose tailors are open. */
  open: (key: string | undefined) => void;
  /** Highlights the marker of a tailor. */
  point: (tailorId: string | undefined) => void;
  /** Focuses the marker with this key, if it still exists. */
  focus: (key: string) => void;
  /** If true, one finger or the wheel alone scrolls the page instead of moving the map. */
  setCooperative: (isCooperative: boolean) => void;
  close: () => void;
}

interface Options {
  /** The URL of a third-party style. Without one, or if it fails to load, the map uses our own style. */
  styleUrl?: string;
  /** Called with the pressed group if no zoom splits it, or with undefined if the background was pressed. */
  onOpen: (group: TailorGroup | undefined) => void;
}

/** The highest zoom for a single town. */
const TOWN_ZOOM = 9;
/** Pixels at the edges for markers, and for the buttons on the right. */
const padding = { top: 44, bottom: 44, left: 40, right: 64 };
/** The duration of all animations in this product. */
const duration = 180;

/**
 * Opens a map in `container`, drawn in the colours of the theme or in the style at `styleUrl`.
 * @throws if the browser has no WebGL 2
 */
export function openMap(container: HTMLElement, { styleUrl, onOpen }: Options): MapView {
  const map = createBaseMap(container, styleUrl);
  const { mark, keepFree } = createOverlay(map);
  const endTheme = onThemeChange(() => repaint(map, [...groundLayers(), ...aroundLayers()]));
  const press = (group: TailorGroup) => {
    const members = boundsOf(group.tailors);
    if (!members || !splitsAt(group, map.getMaxZoom())) return onOpen(group);
    const camera = map.cameraForBounds(members, { padding });
    map.easeTo({ ...camera, zoom: Math.max(camera?.zoom ?? 0, map.getZoom() + 1), duration });
  };
  map.on('click', () => onOpen(undefined));
  const { draw, open, point, focus } = createMarkers(map, press);

  let tailors: readonly Placed[] = [];
  // Half steps, so that the markers do not regroup continuously during a pinch.
  const step = () => Math.floor(map.getZoom() * 2) / 2;
  let drawnAt = step();
  const regroup = () => {
    drawnAt = step();
    const groups = groupTailors(tailors, drawnAt);
    draw(groups);
    keepFree(groups);
  };
  map.on('zoom', () => step() !== drawnAt && regroup());

  return {
    show(shown) {
      tailors = shown;
      regroup();
    },
    mark,
    fit: (bounds) => map.fitBounds(bounds, { padding, maxZoom: TOWN_ZOOM, animate: false }),
    zoomIn: () => map.zoomIn({ duration }),
    zoomOut: () => map.zoomOut({ duration }),
    open,
    point,
    focus,
    setCooperative: (isCooperative) => map.cooperativeGestures[isCooperative ? 'enable' : 'disable'](),
    close() {
      endTheme();
      map.remove();
    },
  };
}
