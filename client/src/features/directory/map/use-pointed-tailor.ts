import { useEffect, useEffectEvent } from 'react';

/** Calls `onPoint` with the id of the tailor whose card is hovered or focused; undefined if there is none. */
export function usePointedTailor(onPoint: (tailorId: string | undefined) => void): void {
  const point = useEffectEvent(onPoint);
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
