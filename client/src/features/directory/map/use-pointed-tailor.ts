import { useEffect, useEffectEvent } from 'react';

/** Tells whose card of the list is under the pointer or has the focus, by the tailor's id; undefined for nobody's. */
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
