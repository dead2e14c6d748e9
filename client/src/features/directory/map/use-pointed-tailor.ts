import { useEffect, useEffectEvent } from 'react';
import type { Search } from '../search/use-shown-search';
import type { Spot } from './bounds';

/** Calls `onPoint` with the coordinates of the tailor whose card is hovered or focused; undefined if there is none. */
export function usePointedTailor(shown: Search, onPoint: (spot: Spot | undefined) => void): void {
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
