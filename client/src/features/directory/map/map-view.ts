import { createBaseMap, groundLayers, repaint } from './ground/base-map';
import type { MapCell } from '@shared/directory/map-contract';
import { type Bounds, contains, type Spot } from './bounds';
import { type CellGroup, groupCells, isOneSpot } from './group-cells';
import { onThemeChange } from './ground/map-colours';
import { createMarkers } from './markers';
import { type Around, aroundLayers, createOverlay } from './overlay';
import { viewBounds } from './view-bounds';

/** The interface between the page and the map. */
export interface MapView {
  /** Replaces the cells on the map; the visible area stays the same. */
  show: (cells: readonly MapCell[]) => void;
  /** Marks the circle of the search, or removes the mark. */
  mark: (around: Around | undefined) => void;
  /** Moves the view to these bounds without an animation. */
  fit: (bounds: Bounds) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Highlights the marker with this key, whose tailors are open. */
  open: (key: string | undefined) => void;
  /** Highlights the marker at a spot. */
  point: (spot: Spot | undefined) => void;
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
  onOpen: (group: CellGroup | undefined) => void;
  /** Called after the user has moved the map, with the visible part as `viewBounds` gives it. */
  onMove: (bounds: string) => void;
  /** Called with the number of tailors whose markers are in view, after each change of the markers or of the view. */
  onSee: (count: number) => void;
}

/** The highest zoom for a single town: its surroundings are in view. */
const TOWN_ZOOM = 8;
/** Pixels at the edges for markers, and for the buttons on the right. */
const padding = { top: 44, bottom: 44, left: 40, right: 64 };
/** The duration of all animations in this product. */
const duration = 180;

/**
 * Opens a map in `container`, drawn in the colours of the theme or in the style at `styleUrl`.
 * @throws if the browser has no WebGL 2
 */
export function openMap(container: HTMLElement, { styleUrl, onOpen, onMove, onSee }: Options): MapView {
  const map = createBaseMap(container, styleUrl);
  const { mark, keepFree } = createOverlay(map);
  const endTheme = onThemeChange(() => repaint(map, [...groundLayers(), ...aroundLayers()]));
  const press = (group: CellGroup) => {
    if (isOneSpot(group) || map.getZoom() >= map.getMaxZoom()) return onOpen(group);
    const camera = map.cameraForBounds(group.bounds, { padding });
    map.easeTo({ ...camera, zoom: Math.max(camera?.zoom ?? 0, map.getZoom() + 1), duration });
  };
  map.on('click', () => onOpen(undefined));
  const { draw, open, point, focus } = createMarkers(map, press);

  let cells: readonly MapCell[] = [];
  // Half steps, so that the markers do not regroup continuously during a pinch.
  const step = () => Math.floor(map.getZoom() * 2) / 2;
  let drawnAt = step();
  let groups: readonly CellGroup[] = [];
  const inView = () => map.getBounds().toArray().flat() as Bounds;
  const countSeen = () => {
    const view = inView();
    onSee(groups.reduce((sum, group) => (contains(view, group) ? sum + group.count : sum), 0));
  };
  const regroup = () => {
    drawnAt = step();
    groups = groupCells(cells, drawnAt);
    draw(groups);
    keepFree(groups);
    countSeen();
  };
  map.on('zoom', () => step() !== drawnAt && regroup());
  const position = () => [map.getCenter().toString(), map.getZoom()].join();
  let seenFrom = position();
  let isFitting = false;
  map.on('moveend', () => {
    countSeen();
    // A change of the window's size ends with this event too.
    if (position() === seenFrom) return;
    seenFrom = position();
    if (!isFitting) onMove(viewBounds(inView(), map.getZoom()));
  });

  return {
    show(shown) {
      cells = shown;
      regroup();
    },
    mark,
    fit(bounds) {
      // The first cells fit these bounds already.
      isFitting = true;
      map.fitBounds(bounds, { padding, maxZoom: TOWN_ZOOM, animate: false });
      isFitting = false;
    },
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
