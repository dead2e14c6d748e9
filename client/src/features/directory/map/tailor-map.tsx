import type { DirectoryQuery } from '@shared/discover-filters';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/media-query';
import { readPageData } from '../../../lib/page-data';
import { countOf } from '../search/search-words';
import type { Search } from '../search/use-shown-search';
import { placedOf, type TailorGroup } from './group-tailors';
import { aroundOf, boundsToSee } from './look';
import { MapCard } from './map-card';
import { type MapView, openMap } from './map-view';
import { usePointedTailor } from './use-pointed-tailor';
import { ZoomButtons } from './zoom-buttons';
import '../../../styles/map.css';

interface TailorMapProps {
  /** The search of the user. */
  search: Search;
  /** The search that the list shows, which may have a wider radius. */
  shown: Search;
  query: DirectoryQuery;
  /** Called if the browser cannot draw a map. */
  onUndrawable: () => void;
}

/** The tailors of the list on a map. Its view moves by itself only when the search changes. */
export function TailorMap({ search, shown, query, onUndrawable }: TailorMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const tailors = useMemo(() => placedOf(shown.data?.pages.flatMap((page) => page.tailors) ?? []), [shown.data]);
  const first = shown.data?.pages[0];
  const place = search.data?.pages[0]?.near?.place;
  const around = useMemo(() => aroundOf(place, query.radius), [place, query.radius]);
  // Until the new search is answered, the data is that of the previous one.
  const isAnswered = search.data !== undefined && !search.isPlaceholderData;
  const subject = isAnswered ? JSON.stringify([query, shown === search]) : undefined;
  const [opened, setOpened] = useState<{ group: TailorGroup; subject: string | undefined }>();
  const group = opened?.subject === subject ? opened?.group : undefined;

  const view = useOpenMap(frame, {
    onOpen: (pressed) => setOpened(pressed && { group: pressed, subject }),
    onUndrawable,
  });
  useEffect(() => view.current?.show(tailors), [view, tailors]);
  useEffect(() => view.current?.mark(around), [view, around]);
  const fit = useEffectEvent(() => view.current?.fit(boundsToSee(tailors, around)));
  useEffect(() => {
    if (subject !== undefined) fit();
  }, [subject]);
  useEffect(() => view.current?.open(group?.key), [view, group]);
  usePointedTailor((tailorId) => view.current?.point(tailorId));

  const close = () => {
    setOpened(undefined);
    if (group) view.current?.focus(group.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && group) close();
  };
  return (
    <div className="relative grid min-h-0" role="presentation" onKeyDown={onKeyDown}>
      <div className="min-h-0 [font:inherit]" ref={frame} />
      {tailors.length > 0 && first && (
        <p className="pointer-events-none absolute start-2 top-2 rounded-full border border-hairline bg-surface px-2.5 py-1 text-micro text-muted tabular-nums lg:top-auto lg:bottom-2">
          {tailors.length} of {countOf(first)} on the map
        </p>
      )}
      <ZoomButtons onIn={() => view.current?.zoomIn()} onOut={() => view.current?.zoomOut()} />
      {group && <MapCard key={group.key} group={group} onClose={close} />}
    </div>
  );
}

interface MapEvents {
  onOpen: (group: TailorGroup | undefined) => void;
  onUndrawable: () => void;
}

/** Keeps a map open in the frame while it is mounted. */
function useOpenMap(frame: RefObject<HTMLDivElement | null>, { onOpen, onUndrawable }: MapEvents) {
  const view = useRef<MapView>(undefined);
  const isBesideList = useMediaQuery('(min-width: 960px)');
  const press = useEffectEvent(onOpen);
  const giveUp = useEffectEvent(onUndrawable);
  useEffect(() => {
    if (!frame.current) return;
    try {
      view.current = openMap(frame.current, { styleUrl: readPageData().mapStyle, onOpen: (group) => press(group) });
    } catch (error) {
      console.warn(error);
      giveUp();
    }
    return () => {
      view.current?.close();
      view.current = undefined;
    };
  }, [frame]);
  useEffect(() => view.current?.setCooperative(!isBesideList), [isBesideList]);
  return view;
}
