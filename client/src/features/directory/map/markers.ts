import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { cx } from 'class-variance-authority';
import { groupName, type TailorGroup } from './group-tailors';

export interface Markers {
  /** Puts these on the map in place of those before; a marker of the same town stays, and keeps the focus. */
  draw: (groups: readonly TailorGroup[]) => void;
  /** Marks the one whose tailors are open, by its key. */
  open: (key: string | undefined) => void;
  /** Points out where a tailor is. */
  point: (tailorId: string | undefined) => void;
  focus: (key: string) => void;
}

interface Standing {
  marker: Marker;
  button: HTMLButtonElement;
  group: TailorGroup;
}

/** Groups of tailors as buttons on the map. */
export function createMarkers(map: MapLibre, onPress: (group: TailorGroup) => void): Markers {
  const standing = new Map<string, Standing>();
  let opened: string | undefined;
  let pointed: string | undefined;

  const place = (group: TailorGroup): Standing => {
    const button = document.createElement('button');
    button.type = 'button';
    const marker = new Marker({ element: button }).setLngLat([group.longitude, group.latitude]).addTo(map);
    const stands = { marker, button, group };
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      onPress(stands.group);
    });
    standing.set(group.key, stands);
    return stands;
  };
  const dress = ({ button, group: { key, tailors } }: Standing) => {
    const isPointed = tailors.some(({ id }) => id === pointed);
    const classes = ['maplibregl-marker', 'maplibregl-marker-anchor-center', 'map-marker'];
    button.className = cx(...classes, tailors.length > 1 && 'map-marker--many', isPointed && 'is-pointed');
    button.setAttribute('aria-expanded', String(key === opened));
  };
  const write = (stands: Standing, group: TailorGroup) => {
    stands.group = group;
    stands.button.setAttribute('aria-label', groupName(group));
    const face = document.createElement('span');
    face.className = 'map-marker__face';
    face.textContent = group.tailors.length > 1 ? String(group.tailors.length) : '';
    stands.button.replaceChildren(face);
    dress(stands);
  };
  const dressAll = () => standing.forEach(dress);

  return {
    draw(groups) {
      const focused = [...standing.values()].find(({ button }) => button === document.activeElement)?.group;
      const keys = new Set(groups.map(({ key }) => key));
      for (const group of groups) write(standing.get(group.key) ?? place(group), group);
      for (const [key, { marker }] of standing) {
        if (keys.has(key)) continue;
        marker.remove();
        standing.delete(key);
      }
      if (!focused || keys.has(focused.key)) return;
      // What had the focus went into another marker: that has it now.
      const [lost] = focused.tailors;
      const heir = groups.find(({ tailors }) => tailors.some(({ id }) => id === lost?.id));
      if (heir) standing.get(heir.key)?.button.focus({ preventScroll: true });
    },
    open(key) {
      opened = key;
      dressAll();
    },
    point(tailorId) {
      pointed = tailorId;
      dressAll();
    },
    focus: (key) => standing.get(key)?.button.focus({ preventScroll: true }),
  };
}
