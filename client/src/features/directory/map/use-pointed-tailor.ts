import { useEffect, useEffectEvent } from 'react';

/** Calls `onPoint` with the id of the tailor whose card is hovered or focused; undefined if there is none. */
export function usePointedTailor(onPoint: (tailorId: string | undefined) => void): void {
  const point = useEffectEvent(onPoint);
  useEffect(() => {
    let last: string | undefined;
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-tailor]') : null;
      const tailor = card?.dataset.tailor;
      if (tailor === last) return;
      last = tailor;
      point(tailor);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
}
