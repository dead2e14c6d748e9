import { useEffect, useEffectEvent } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** How far a list was opened and scrolled, as its history entry remembers it. */
interface ListPlace {
  pages: number;
  top: number;
}

const REST_MS = 250;

/**
 * Keeps the place in a list that grows page by page in the history entry: the browser finds it by itself only as long as
 * this document lives, and a phone drops documents in the background. Answers how many pages have to come before the
 * place exists again; then it scrolls there. `pages` is 0 while the list on view belongs to another entry.
 */
export function useListPlace(pages: number, canGrow: boolean): number {
  const kept = useHistoryState<{ list?: ListPlace } | null>()?.list;
  const isShort = kept !== undefined && pages < kept.pages && (canGrow || pages === 0);
  const keep = useEffectEvent(() => {
    if (isShort || pages === 0) return;
    history.replaceState({ ...history.state, list: { pages, top: Math.round(window.scrollY) } }, '');
  });
  const find = useEffectEvent(() => {
    if (kept) window.scrollTo(0, kept.top);
  });
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout>;
    const onMove = () => {
      clearTimeout(resting);
      resting = setTimeout(keep, REST_MS);
    };
    onMove();
    window.addEventListener('scroll', onMove, { passive: true });
    return () => {
      clearTimeout(resting);
      window.removeEventListener('scroll', onMove);
    };
  }, [pages]);
  useEffect(() => {
    if (!isShort) find();
  }, [isShort]);
  return kept?.pages ?? 0;
}
