import { useQuery } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/directory/discover-filters';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/media-query';
import { usePageData } from '../../../lib/api/page-data';
import { mapQuery } from '../queries';
import type { Search } from '../search/use-shown-search';
import { type CellGroup, cornersOf } from './group-cells';
import { aroundOf, boundsToSee } from './look';
import { MapCard } from './map-card';
import { mapFrameClass } from './map-frame';
import { MapTotal } from './map-total';
import { type MapView, openMap } from './map-view';
import { ZoomButtons } from './zoom-buttons';
import '../../../styles/map.css';
import '../../../styles/later.css';
import type { Spot } from './bounds';

interface TailorMapProps {
  /** The search of the user. */
  search: Search;
  query: DirectoryQuery;
  /** The search that the list shows, which may have a wider radius. */
  shown: Search;
  shownQuery: DirectoryQuery;
  /** Called if the browser cannot draw a map. */
  onUndrawable: () => void;
}

/** All matches of the search on a map, in cells from the server. Its view moves by itself only when the search changes. */
export function TailorMap({ search, query, shown, shownQuery, onUndrawable }: TailorMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const subject = JSON.stringify(shownQuery);
  const [moved, setMoved] = useState<{ bounds: string; subject: string }>();
  const bounds = moved?.subject === subject ? moved.bounds : '';
  const map = useQuery(mapQuery(shownQuery, bounds));
  const [seen, setSeen] = useState<number>();
  const [opened, setOpened] = useState<{ group: CellGroup; subject: string }>();
  const group = opened?.subject === subject ? opened.group : undefined;
  const place = search.data?.pages[0]?.near?.place;
  const around = useMemo(() => aroundOf(place, query.radius), [place, query.radius]);
  const cells = map.data?.cells;

  const view = useOpenMap(frame, {
    onOpen: (pressed) => setOpened(pressed && { group: pressed, subject }),
    onMove: (part) => setMoved({ bounds: part, subject }),
    onSee: setSeen,
    onUndrawable,
  });
  useEffect(() => view.current?.show(cells ?? []), [view, cells]);
  useEffect(() => view.current?.mark(around), [view, around]);
  const fit = useEffectEvent(() => view.current?.fit(boundsToSee((cells ?? []).flatMap(cornersOf), around)));
  // Until the new search is answered, the data is that of the previous one.
  const isAnswered = search.data !== undefined && !search.isPlaceholderData;
  const arrived = isAnswered && bounds === '' && cells && !map.isPlaceholderData ? subject : undefined;
  useEffect(() => {
    if (arrived !== undefined) fit();
  }, [arrived]);
  useEffect(() => view.current?.open(group?.key), [view, group]);
  usePointedTailor(shown, (spot) => view.current?.point(spot));

  const close = () => {
    setOpened(undefined);
    if (group) view.current?.focus(group.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && group) close();
  };
  return (
    <div className="contents" role="presentation" onKeyDown={onKeyDown}>
      <div className={mapFrameClass}>
        <div className="min-h-0 [font:inherit]" ref={frame} />
        <MapTotal map={map.data} seen={seen} found={shown.data?.pages[0]} isPart={bounds !== ''} />
        <ZoomButtons onIn={() => view.current?.zoomIn()} onOut={() => view.current?.zoomOut()} />
      </div>
      {group && <MapCard key={group.key} group={group} query={shownQuery} onClose={close} />}
    </div>
  );
}

interface MapEvents {
  onOpen: (group: CellGroup | undefined) => void;
  onMove: (bounds: string) => void;
  onSee: (count: number) => void;
  onUndrawable: () => void;
}

/** Keeps a map open in the frame while it is mounted. */
function useOpenMap(frame: RefObject<HTMLDivElement | null>, { onOpen, onMove, onSee, onUndrawable }: MapEvents) {
  const view = useRef<MapView>(undefined);
  const isBesideList = useMediaQuery('(min-width: 960px)');
  const { mapStyle } = usePageData();
  const press = useEffectEvent(onOpen);
  const move = useEffectEvent(onMove);
  const see = useEffectEvent(onSee);
  const giveUp = useEffectEvent(onUndrawable);
  useEffect(() => {
    if (!frame.current) return;
    try {
      view.current = openMap(frame.current, {
        styleUrl: mapStyle,
        onOpen: (group) => press(group),
        onMove: (bounds) => move(bounds),
        onSee: (count) => see(count),
      });
    } catch (error) {
      console.warn(error);
      giveUp();
    }
    return () => {
      view.current?.close();
      view.current = undefined;
    };
  }, [frame, mapStyle]);
  useEffect(() => view.current?.setCooperative(!isBesideList), [isBesideList]);
  return view;
}

/** Calls `onPoint` with the coordinates of the tailor whose card is hovered or focused; undefined if there is none. */
function usePointedTailor(shown: Search, onPoint: (spot: Spot | undefined) => void): void {
  const point = useEffectEvent((tailorId: string | undefined) => {
    const tailor = shown.data?.pages.flatMap((page) => page.tailors).find(({ id }) => id === tailorId);
    const { latitude, longitude } = tailor ?? { latitude: null, longitude: null };
    onPoint(latitude === null || longitude === null ? undefined : { latitude, longitude });
  });
  useEffect(() => {
    let last: string | undefined;
    const reportPointed = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-tailor]') : null;
      const tailor = card?.dataset.tailor;
      if (tailor === last) return;
      last = tailor;
      point(tailor);
    };
    document.addEventListener('pointerover', reportPointed);
    document.addEventListener('focusin', reportPointed);
    return () => {
      document.removeEventListener('pointerover', reportPointed);
      document.removeEventListener('focusin', reportPointed);
    };
  }, []);
}
