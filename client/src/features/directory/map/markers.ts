import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { cx } from 'class-variance-authority';
import type { Spot } from './bounds';
import { type CellGroup, groupName, isInGroup } from './group-cells';

export interface Markers {
  /** Replaces the groups on the map; a marker at the same position is kept, with its focus. */
  draw: (groups: readonly CellGroup[]) => void;
  /** Highlights the marker with this key, whose tailors are open. */
  open: (key: string | undefined) => void;
  /** Highlights the marker at a spot. */
  point: (spot: Spot | undefined) => void;
  focus: (key: string) => void;
}

interface ShownMarker {
  marker: Marker;
  button: HTMLButtonElement;
  group: CellGroup;
}

/** MapLibre's classes, then ours; `data-marked` is set while its tailors are open or highlighted. */
const buttonClass =
  'maplibregl-marker maplibregl-marker-anchor-center group/marker grid size-tap place-items-center rounded-full text-action-on forced-color-adjust-none focus-visible:z-2 focus-visible:-outline-offset-2 data-marked:text-paper data-marked:not-focus-visible:z-1';
const faceClass =
  'grid place-items-center rounded-full bg-action [box-shadow:0_0_0_2px_var(--surface)] transition-paint duration-fast group-hover/marker:bg-action-hover group-data-marked/marker:bg-ink';
/** One tailor is drawn as a sewn button with holes, several as a number in a stitched circle. */
const faceOf = {
  one: 'map-holes size-6.5',
  many: 'size-8.5 font-display text-small leading-none font-semibold lining-nums outline-[1.5px] -outline-offset-4 outline-action-on outline-dashed group-data-marked/marker:outline-paper',
};

/** Draws groups of tailors as buttons on the map. */
export function createMarkers(map: MapLibre, onPress: (group: CellGroup) => void): Markers {
  const shown = new Map<string, ShownMarker>();
  let opened: string | undefined;
  let pointed: Spot | undefined;

  const addMarker = (group: CellGroup): ShownMarker => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = buttonClass;
    const marker = new Marker({ element: button }).setLngLat([group.longitude, group.latitude]).addTo(map);
    const shownMarker = { marker, button, group };
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      onPress(shownMarker.group);
    });
    shown.set(group.key, shownMarker);
    return shownMarker;
  };
  const mark = ({ button, group }: ShownMarker) => {
    const isOpen = group.key === opened;
    button.toggleAttribute('data-marked', isOpen || (pointed !== undefined && isInGroup(group, pointed)));
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const write = (shownMarker: ShownMarker, group: CellGroup) => {
    shownMarker.group = group;
    shownMarker.button.setAttribute('aria-label', groupName(group));
    const face = document.createElement('span');
    const isOne = group.count === 1;
    face.className = cx(faceClass, isOne ? faceOf.one : faceOf.many);
    face.textContent = isOne ? '' : shortCount(group.count);
    shownMarker.button.replaceChildren(face);
    mark(shownMarker);
  };
  const markAll = () => shown.forEach(mark);

  return {
    draw(groups) {
      const focused = [...shown.values()].find(({ button }) => button === document.activeElement)?.group;
      const keys = new Set(groups.map(({ key }) => key));
      for (const group of groups) write(shown.get(group.key) ?? addMarker(group), group);
      for (const [key, { marker }] of shown) {
        if (keys.has(key)) continue;
        marker.remove();
        shown.delete(key);
      }
      if (!focused || keys.has(focused.key)) return;
      // The focused group was merged into another group: focus that group's marker.
      const mergedGroup = groups.find((group) => isInGroup(group, focused));
      if (mergedGroup) shown.get(mergedGroup.key)?.button.focus({ preventScroll: true });
    },
    open(key) {
      opened = key;
      markAll();
    },
    point(spot) {
      pointed = spot;
      markAll();
    },
    focus: (key) => shown.get(key)?.button.focus({ preventScroll: true }),
  };
}

/** Returns '24' or '12k', which fit in a marker. */
function shortCount(count: number): string {
  if (count < 1_000) return String(count);
  return count < 999_500 ? `${Math.round(count / 1_000)}k` : `${Math.round(count / 1_000_000)}m`;
}
