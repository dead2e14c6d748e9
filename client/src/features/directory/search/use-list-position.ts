import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { EntryState, ListPosition } from '../../../lib/navigation/history-state';
import { useHistoryState } from 'wouter/use-browser-location';

const REST_MS = 250;

/**
 * Saves the scroll position of a paged list in the history entry: the browser restores it only while the document exists,
 * and phones discard background documents. Returns how many pages must load before the position exists; then it scrolls
 * there. `pages` is 0 while the visible list belongs to another entry.
 */
export function useListPosition(list: RefObject<HTMLElement | null>, pages: number, canGrow: boolean): number {
  const kept = useHistoryState<EntryState | null>()?.list;
  const isShort = kept !== undefined && pages < kept.pages && (canGrow || pages === 0);
  const keep = useEffectEvent(() => {
    if (isShort || pages === 0) return;
    const place: ListPosition = { pages, top: Math.round(window.scrollY), card: firstOnView(list.current) };
    history.replaceState({ ...(history.state as EntryState | null), list: place }, '');
  });
  const find = useEffectEvent(() => {
    if (!kept) return;
    window.scrollTo(0, kept.top);
    const card = cardsOf(list.current).find(({ dataset }) => dataset.tailor === kept.card?.tailor);
    if (card && kept.card) window.scrollBy(0, card.getBoundingClientRect().top - kept.card.top);
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

const cardsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-tailor]') ?? [])];

/** Returns undefined if content above the list is visible: the browser then keeps the position by itself. */
function firstOnView(list: HTMLElement | null): ListPosition['card'] {
  // The sticky bar covers the top of the window.
  const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (!list || list.getBoundingClientRect().top >= bar) return undefined;
  const first = cardsOf(list).find((card) => card.getBoundingClientRect().bottom > bar);
  const tailor = first?.dataset.tailor;
  return first && tailor ? { tailor, top: first.getBoundingClientRect().top } : undefined;
}
