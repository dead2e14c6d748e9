import { createBaseMap, groundLayers, repaint } from './base-map';
import { type Bounds, boundsOf } from './bounds';
import { comesApart, groupTailors, type Placed, type TailorGroup } from './group-tailors';
import { onTheme } from './map-colours';
import { createMarkers } from './markers';
import { type Around, aroundLayers, createOverlay } from './overlay';

/** The map as the page speaks to it. */
export interface MapView {
  /** Puts these tailors on the map in place of those before; what is on view stays. */
  show: (tailors: readonly Placed[]) => void;
  /** Marks what was searched around, or nothing. */
  mark: (around: Around | undefined) => void;
  /** Moves the view so that all of it can be seen, without a flight. */
  fit: (bounds: Bounds) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Marks the marker whose tailors are open, by its key. */
  open: (key: string | undefined) => void;
  /** Points out where a tailor is. */
  point: (tailorId: string | undefined) => void;
  /** Gives the focus to a marker, where it still stands. */
  focus: (key: string) => void;
  /** Whether one finger, or the wheel alone, scrolls the page instead of moving the map. */
  setCooperative: (isCooperative: boolean) => void;
  close: () => void;
}

interface Options {
  /** A style of somebody else's, by its address; without one, or where it does not come, the ground is ours. */
  styleUrl?: string;
  /** A marker was pressed whose tailors no closer look would part; undefined when the ground was. */
  onOpen: (group: TailorGroup | undefined) => void;
}

/** A single town is not looked at more closely than this. */
const TOWN_ZOOM = 9;
/** Pixels that markers need at the edges, and beside the buttons. */
const padding = { top: 44, bottom: 44, left: 40, right: 64 };
/** As long as things move in this product. */
const duration = 180;

/**
 * Opens a map in an element, drawn in the colours of the theme or in a style of somebody else's.
 * @throws where the browser has no WebGL 2
 */
export function openMap(container: HTMLElement, { styleUrl, onOpen }: Options): MapView {
  const map = createBaseMap(container, styleUrl);
  const { mark, keepFree } = createOverlay(map);
  const endTheme = onTheme(() => repaint(map, [...groundLayers(), ...aroundLayers()]));
  const press = (group: TailorGroup) => {
    const members = boundsOf(group.tailors);
    if (!members || !comesApart(group, map.getMaxZoom())) return onOpen(group);
    const camera = map.cameraForBounds(members, { padding });
    map.easeTo({ ...camera, zoom: Math.max(camera?.zoom ?? 0, map.getZoom() + 1), duration });
  };
  map.on('click', () => onOpen(undefined));
  const { draw, open, point, focus } = createMarkers(map, press);

  let tailors: readonly Placed[] = [];
  // In half steps, so that markers do not jump about all through a pinch.
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
